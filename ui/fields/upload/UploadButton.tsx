import { useRef } from 'react'
import { useText } from '../../kit/text.tsx'
import { FieldAction } from '../kit/FieldAction.tsx'
import type { Uploads } from './use-uploads.ts'

/** Chooses a file of this computer. */
export function UploadButton({ accept, take, name }: Uploads & { name: string }) {
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const label = text('field.upload.create')
  return (
    <>
      <FieldAction aria-label={`${label} ${name}`} onClick={() => input.current?.click()}>
        {label}
      </FieldAction>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) take(file)
          // The same file may be chosen once more.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
