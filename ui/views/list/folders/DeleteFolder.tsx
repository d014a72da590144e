import { useSelector } from '@xstate/react'
import { idsBelow } from '#contracts/folders'
import type { FoldersActor } from '#machines/folders'
import { useConfig } from '../../../kit/config.ts'
import { useFormats } from '../../../kit/formats.ts'
import { ProblemNotice } from '../../../kit/ProblemNotice.tsx'
import { joinSentences } from '../../../kit/sentences.ts'
import { useLanguage, useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Dialog } from '../../../parts/Dialog.tsx'

/** Asks before a folder is deleted, and says what is in it and what becomes of that. */
export function DeleteFolder({ actor }: { actor: FoldersActor }) {
  const text = useText()
  const language = useLanguage()
  const { number } = useFormats()
  const { collections } = useConfig()
  const { draft, contents, folders, problem } = useSelector(actor, ({ context }) => context)
  const isOpen = useSelector(actor, (state) => state.matches('deleting'))
  const isBusy = useSelector(actor, (state) => state.matches('deleting') && state.hasTag('busy'))
  const below = draft?.id == null ? 0 : idsBelow(folders, draft.id).length - 1
  const counted = (contents ?? []).flatMap(({ slug, count }) => {
    const labels = collections.find((one) => one.slug === slug)?.labels
    const values = { count, number: number(count), ...labels }
    return labels ? text('folders.confirmDelete.counted', values) : []
  })
  const list = new Intl.ListFormat(language).format(counted)
  const said = [
    below > 0 && text('folders.confirmDelete.below', { count: below, number: number(below) }),
    contents === null
      ? problem === null && text('folders.confirmDelete.counting')
      : counted.length > 0
        ? text('folders.confirmDelete.kept', { list })
        : text('folders.confirmDelete.empty'),
  ]
  const cancel = () => actor.send({ type: 'user.cancel' })
  return (
    <Dialog
      open={isOpen}
      onCancel={cancel}
      role="alertdialog"
      title={text('folders.confirmDelete.title', { name: draft?.name ?? '' })}
      description={<span data-folder-dialog>{joinSentences(said, language)}</span>}
      actions={
        <>
          <Button onClick={cancel}>{text('app.cancel')}</Button>
          <Button
            id="folder-delete"
            kind="danger"
            busy={isBusy}
            onClick={() => actor.send({ type: 'user.submit' })}
          >
            {text(contents === null && problem ? 'app.tryAgain' : 'folders.confirmDelete.confirm')}
          </Button>
        </>
      }
    >
      <ProblemNotice problem={problem} />
    </Dialog>
  )
}
