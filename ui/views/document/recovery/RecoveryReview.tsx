import { useSelector } from '@xstate/react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { TextKey } from '#locales'
import type { Conflict } from '#machines/document'
import { isSamePlace, mineAt } from '#machines/document'
import type { DocumentActors } from '#machines/open-document'
import { splitByFields } from '#machines/recovery'
import { useFormats } from '../../../kit/formats.ts'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Dialog } from '../../../parts/Dialog.tsx'
import { DifferenceList } from '../differences/DifferenceList.tsx'
import { UnsavedText } from '../lock/UnsavedText.tsx'

interface Props {
  actors: DocumentActors
  entity: ClientCollection | ClientGlobal
}

/** What was kept, beside what the document says now; nothing is applied or thrown away by itself. */
export function RecoveryReview({ actors: { document, recovery }, entity }: Props) {
  const text = useText()
  const { moment } = useFormats()
  const isReviewing = useSelector(recovery, (state) => state.matches('reviewing'))
  const isRemaining = useSelector(recovery, (state) => state.matches('remaining'))
  const { records, recovered, differences, left } = useSelector(recovery, ({ context }) => context)
  const [record] = records
  const mayRecover = useSelector(recovery, (state) =>
    state.can({ type: 'user.recover', current: {} }),
  )
  const current = () => document.getSnapshot().context.values
  const { gone, there } = splitByFields({ records, differences })
  // Recovering it would put nothing back, and what is to be copied would be forgotten.
  const isOnlyGone =
    isReviewing && gone.length > 0 && there.length === 0 && !record?.unparsed?.length
  const told = {
    fields: entity.fields,
    versions: [recovered],
    mineAt: (difference: Conflict) => mineAt(recovered, difference),
    savedAt: ({ base }: Conflict) => base,
  }
  const isLeft = (place: readonly string[]) => left.some((other) => isSamePlace(other, place))
  return (
    <Dialog
      open={isReviewing || isRemaining}
      onCancel={() => recovery.send({ type: 'user.postpone' })}
      size="large"
      title={record && text('recovery.title', { time: moment(new Date(record.keptAt)) })}
      description={text(about(isRemaining, isOnlyGone))}
      actions={
        <>
          <Button onClick={() => recovery.send({ type: 'user.postpone' })}>
            {text('recovery.postpone')}
          </Button>
          <Button kind="danger" onClick={() => recovery.send({ type: 'user.discard' })}>
            {text('recovery.discard')}
          </Button>
          {!isRemaining && !isOnlyGone && (
            <Button
              kind="primary"
              refusal={isReviewing && !mayRecover ? text('document.refusal.lockedOut') : undefined}
              onClick={() => recovery.send({ type: 'user.recover', current: current() })}
            >
              {text('recovery.recover')}
            </Button>
          )}
        </>
      }
    >
      {isRemaining && <UnsavedText differences={differences} {...told} />}
      {isReviewing && gone.length > 0 && (
        <section>
          {!isOnlyGone && <p>{text('recovery.goneFields')}</p>}
          <UnsavedText differences={gone} {...told} />
        </section>
      )}
      {isReviewing && (
        <DifferenceList
          fields={entity.fields}
          differences={there}
          versions={[recovered, current()]}
          mineAt={(difference) => mineAt(recovered, difference)}
          words={{
            mine: text('recovery.kept'),
            theirs: text('recovery.now'),
            base: text('difference.base'),
            changedToo: text('recovery.changedToo'),
            chooseMine: text('recovery.takeKept'),
            chooseTheirs: text('recovery.leave'),
          }}
          sideOf={({ place }) => (isLeft(place) ? 'theirs' : 'mine')}
          onChoose={({ place }, side) => recovery.send({ type: 'user.choose', place, side })}
        />
      )}
    </Dialog>
  )
}

function about(isRemaining: boolean, isOnlyGone: boolean): TextKey {
  if (isRemaining) return 'recovery.gone'
  return isOnlyGone ? 'recovery.goneFields' : 'recovery.text'
}
