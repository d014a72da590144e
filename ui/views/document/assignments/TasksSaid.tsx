import { useEffect, useState } from 'react'
import type { TextKey } from '#locales'
import type { AssignmentsActor } from '#machines/assignments'
import { useText } from '../../../kit/text.tsx'
import { VisuallyHidden } from '../../../parts/VisuallyHidden.tsx'

const words = {
  given: 'tasks.given',
  changed: 'tasks.changed',
  finished: 'tasks.finished',
  reopened: 'tasks.reopened',
  takenBack: 'tasks.takenBack',
} as const satisfies Record<string, TextKey>

/** What has been done, once for each time. */
export function TasksSaid({ tasks }: { tasks: AssignmentsActor }) {
  const text = useText()
  const [said, say] = useState<{ what: keyof typeof words; time: number } | null>(null)
  useEffect(() => {
    const { unsubscribe } = tasks.on('done', ({ what }) =>
      say((before) => ({ what, time: (before?.time ?? 0) + 1 })),
    )
    return unsubscribe
  }, [tasks])
  return (
    <VisuallyHidden role="status">
      {said && <span key={said.time}>{text(words[said.what])}</span>}
    </VisuallyHidden>
  )
}
