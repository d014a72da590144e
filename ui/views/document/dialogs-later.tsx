import { useSelector } from '@xstate/react'
import type { ComponentProps } from 'react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentActors } from '#machines/open-document'
import { untilIdle } from '../../kit/idle.ts'
import { later } from '../../kit/later.tsx'
import { useOpening } from '../../parts/use-opening.ts'
import { loadDialogs } from './load-dialogs.ts'

export const DifferenceList = later(async () => (await loadDialogs()).DifferenceList)

export const UnsavedInDrawers = later(async () => {
  await untilIdle()
  return (await loadDialogs()).UnsavedInDrawers
})

const Asking = later(async () => (await loadDialogs()).CommandDialog)
const Copying = later(async () => (await loadDialogs()).CopyDialog)
const Reviewing = later(async () => (await loadDialogs()).RecoveryReview)
const Taken = later(async () => (await loadDialogs()).TakenOverDialog)
const Scheduling = later(async () => (await loadDialogs()).ScheduleDialog)

interface Props {
  actors: DocumentActors
  entity: ClientCollection | ClientGlobal
}

/** Also of a document in the trash, which has fewer actors. */
export function CommandDialog(props: ComponentProps<typeof Asking>) {
  const isOpen = useSelector(props.actors.command, (state) => !state.matches('idle'))
  return useOpening(isOpen).isThere && <Asking {...props} />
}

export function CopyDialog(props: Props) {
  const isOpen = useSelector(props.actors.copy, (state) => state.matches('open'))
  return useOpening(isOpen).isThere && <Copying {...props} />
}

export function RecoveryReview(props: Props) {
  const isOpen = useSelector(
    props.actors.recovery,
    (state) => state.matches('reviewing') || state.matches('remaining'),
  )
  return useOpening(isOpen).isThere && <Reviewing {...props} />
}

export function ScheduleDialog(props: Props) {
  const isOpen = useSelector(props.actors.schedule, (state) => state.matches('open'))
  return useOpening(isOpen).isThere && <Scheduling {...props} />
}

export function TakenOverDialog(props: Props) {
  const isOpen = useSelector(props.actors.lock, (state) => state.matches({ lockedOut: 'lost' }))
  return useOpening(isOpen).isThere && <Taken {...props} />
}
