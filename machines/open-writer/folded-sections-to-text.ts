import type { FoldedSectionsActor } from '#machines/folded-sections'
import { isFolded } from '#machines/folded-sections'
import type { End } from '../kit/follow.ts'
import { endAll, follow } from '../kit/follow.ts'
import type { FoldedSectionsWork } from './open-writer.types.ts'

/** What is folded is out of sight; what is to be seen unfolds. */
export const foldedSectionsToText = (
  sections: FoldedSectionsActor,
  work: FoldedSectionsWork,
): End =>
  endAll(
    follow(sections, ({ context }) => context.folded, work.hide),
    work.hear(sections),
    () => work.hide([]),
  )

export function toggleFold(
  sections: FoldedSectionsActor,
  work: FoldedSectionsWork,
  heading: string,
): void {
  if (isFolded(sections.getSnapshot().context, heading)) {
    sections.send({ type: 'user.unfold', heading })
    return
  }
  const section = work.leave(heading)
  if (section) sections.send({ type: 'user.fold', section })
}
