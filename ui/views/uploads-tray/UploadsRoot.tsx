import { useSyncExternalStore } from 'react'
import { later } from '../../kit/later.tsx'
import { usePanel } from '../../kit/panel.ts'

const UploadsTray = later(async () => {
  const [{ RecordTexts }, { UploadsTray: Tray }] = await Promise.all([
    import('../../kit/record-texts.tsx'),
    import('./UploadsTray.tsx'),
  ])
  return (props: Parameters<typeof Tray>[0]) => (
    <RecordTexts>
      <Tray {...props} />
    </RecordTexts>
  )
})

const nobody = () => () => {}

/** The tray of whoever uploads; its files come with the first upload. */
export function UploadsRoot() {
  const { uploads } = usePanel().files
  const read = () => uploads?.get() ?? null
  const opened = useSyncExternalStore(uploads?.subscribe ?? nobody, read, read)
  return opened && <UploadsTray uploads={opened} />
}
