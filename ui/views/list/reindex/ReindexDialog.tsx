import { useSelector } from '@xstate/react'
import type { ReindexActor } from '#machines/reindex'
import { hasAll } from '#machines/reindex'
import { useLanguage, useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Dialog } from '../../../parts/Dialog.tsx'
import { useLabelOf } from './use-label-of.ts'

/** Asks before it is begun, by the names of what was chosen. */
export function ReindexDialog({ reindex }: { reindex: ReindexActor }) {
  const text = useText()
  const labelOf = useLabelOf()
  const language = useLanguage()
  const isAsking = useSelector(reindex, (state) => state.matches('confirming'))
  const isAll = useSelector(reindex, ({ context }) => hasAll(context))
  const chosen = useSelector(reindex, ({ context }) => context.chosen)
  const words = isAll ? all : named
  const collections = new Intl.ListFormat(language).format(chosen.map(labelOf))
  const cancel = () => reindex.send({ type: 'user.cancel' })
  return (
    <Dialog
      open={isAsking}
      onCancel={cancel}
      role="alertdialog"
      title={text(words.title, { collections })}
      description={text(words.text, { collections })}
      actions={
        <>
          <Button onClick={cancel}>{text('app.cancel')}</Button>
          <Button kind="primary" onClick={() => reindex.send({ type: 'user.confirm' })}>
            {text('reindex.confirm')}
          </Button>
        </>
      }
    />
  )
}

const all = { title: 'reindex.confirmAll.title', text: 'reindex.confirmAll.text' } as const
const named = { title: 'reindex.confirmNamed.title', text: 'reindex.confirmNamed.text' } as const
