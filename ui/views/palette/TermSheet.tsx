import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import type { TextKey } from '#locales'
import type { PaletteRef } from '#machines/palette'
import { RecordTexts } from '../../kit/record-texts.tsx'
import { useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import css from './TermSheet.module.css'

/** What the words mean that editors meet here. */
export function TermSheet({ palette }: { palette: PaletteRef }) {
  const text = useText()
  const isOpen = useSelector(palette, (state) => state.matches('terms'))
  const close = () => palette.send({ type: 'user.close' })
  return (
    <Dialog
      open={isOpen}
      onCancel={close}
      title={text('terms.title')}
      actions={<Button onClick={close}>{text('app.close')}</Button>}
    >
      <Terms />
    </Dialog>
  )
}

/** Each by the name that a screen has for it. */
const terms: readonly (readonly [name: TextKey, means: TextKey])[] = [
  ['status.draft', 'terms.draft'],
  ['status.published', 'terms.published'],
  ['status.changed', 'terms.changed'],
  ['status.scheduled', 'terms.scheduled'],
  ['document.confirmUnpublish.confirm', 'terms.unpublish'],
  ['document.confirmRevert.confirm', 'terms.revert'],
  ['tabs.versions', 'terms.versions'],
  ['versions.autosave', 'terms.autosave'],
  ['preflight.title', 'terms.preflight'],
  ['lock.takeOver', 'terms.takeOver'],
  ['trash.name', 'terms.trash'],
  ['views.open', 'terms.views'],
  ['richText.slash.blocks', 'terms.blocks'],
  ['shell.contentLocale', 'terms.contentLanguage'],
]

function Terms() {
  return (
    <Suspense>
      <RecordTexts>
        <TermList />
      </RecordTexts>
    </Suspense>
  )
}

function TermList() {
  const text = useText()
  return (
    <dl className={css.root}>
      {terms.map(([name, means]) => (
        <div key={name}>
          <dt>{text(name)}</dt>
          <dd>{text(means)}</dd>
        </div>
      ))}
    </dl>
  )
}
