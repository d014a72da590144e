import { useSelector } from '@xstate/react'
import type { DocumentId } from '#contracts/documents'
import type { Folder } from '#contracts/folders'
import type { FoldersActor } from '#machines/folders'
import { foldersIn, mayMove } from '#machines/folders'
import { ProblemNotice } from '../../../kit/ProblemNotice.tsx'
import { useSorted } from '../../../kit/sorted.ts'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Dialog } from '../../../parts/Dialog.tsx'
import { RadioGroup } from '../../../parts/RadioGroup.tsx'
import css from './Folders.module.css'
import { folderName } from './folder-name.ts'

interface Props {
  actor: FoldersActor
  /** Of the place outside all folders. */
  label: string
}

/** Where to: one of all folders, as they are in each other. */
export function MoveDialog({ actor, label }: Props) {
  const text = useText()
  const { folders: unsorted, move, problem } = useSelector(actor, ({ context }) => context)
  const folders = useSorted(unsorted, folderName)
  const isOpen = useSelector(actor, (state) => state.matches('moving'))
  const isRunning = useSelector(actor, (state) => state.matches({ moving: 'running' }))
  const canMove = move !== null && mayMove(folders, move)
  const cancel = () => actor.send({ type: 'user.cancel' })
  const isPossible = (to: DocumentId | null) => move !== null && mayMove(folders, { ...move, to })
  const choices = [
    { value: '', label, to: null, depth: 0 },
    ...below(folders, null, 1).map(({ folder, depth }) => ({
      ...{ value: String(folder.id), label: folder.name, to: folder.id, depth },
    })),
  ]
  return (
    <Dialog
      open={isOpen}
      onCancel={cancel}
      title={text('folders.moveTitle')}
      actions={
        <>
          <Button onClick={cancel}>{text('app.cancel')}</Button>
          <Button
            id="folder-move-submit"
            kind="primary"
            busy={isRunning}
            refusal={canMove ? undefined : text('folders.refusal.chosen')}
            onClick={() => actor.send({ type: 'user.submit' })}
          >
            {text('order.move')}
          </Button>
        </>
      }
    >
      <div data-folder-dialog className={css.form}>
        <ProblemNotice problem={problem} />
        <RadioGroup
          className={css.choices}
          legend={text('folders.title')}
          choices={choices.map(({ value, label, to, depth }) => ({
            value,
            label: (
              <span dir="auto" className={css.choice} style={{ '--depth': depth } as object}>
                {label}
              </span>
            ),
            disabled: !isPossible(to),
          }))}
          value={move?.to === undefined ? undefined : String(move.to ?? '')}
          onChange={(value) => {
            const chosen = choices.find((one) => one.value === value)
            if (chosen) actor.send({ type: 'user.choose', to: chosen.to })
          }}
        />
      </div>
    </Dialog>
  )
}

/** All folders below one, each right before those in it. */
const below = (
  folders: readonly Folder[],
  parent: DocumentId | null,
  depth: number,
): { folder: Folder; depth: number }[] =>
  foldersIn(folders, parent).flatMap((folder) => [
    { folder, depth },
    ...below(folders, folder.id, depth + 1),
  ])
