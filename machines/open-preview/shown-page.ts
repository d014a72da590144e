import type { LivePreviewActor } from '#machines/live-preview'
import type { PageTold, PreviewWork, SavedElsewhere } from './open-preview.types.ts'

/** The page that shows the document. It is told something only while it listens. */
export interface ShownPage {
  /** Of what comes from this origin. */
  isHeardFrom(origin: string): boolean
  tell(message: PageTold): void
  /** It's to check itself, and what was typed before is part of that. */
  check(id: number): void
  /** It knows nothing, or not what was said while nobody was signed in. */
  greet(): void
  changed(): void
  savedElsewhere(saved: SavedElsewhere): void
  stop(): void
}

export function createPage(
  preview: LivePreviewActor,
  work: Pick<PreviewWork, 'isSignedIn' | 'pace' | 'post' | 'showNamed'>,
  visit: AbortSignal,
): ShownPage {
  /** What the page has not been told of yet. */
  const elsewhere: SavedElsewhere[] = []
  const pace = work.pace(show)

  /** A page of someone who is signed out would take the server's refusal for the document. */
  const isHeard = (): boolean => preview.getSnapshot().hasTag('listening') && work.isSignedIn()

  function tell(message: PageTold): void {
    const { origin } = preview.getSnapshot().context
    if (origin !== null && isHeard()) work.post(origin, message)
  }

  function show(isFirst: boolean): void {
    const saved = elsewhere.splice(0)
    if (isHeard()) {
      work.showNamed(() => {
        if (!visit.aborted) pace.changed()
      })
    }
    for (const savedElsewhere of saved.length > 0 ? saved : [null]) {
      tell({ kind: 'document', isFirst, savedElsewhere })
    }
  }

  return {
    isHeardFrom: (origin) => origin === preview.getSnapshot().context.origin && isHeard(),
    tell,
    check(id) {
      pace.flush()
      tell({ kind: 'check', id })
    },
    greet() {
      pace.start()
      tell({ kind: 'saved' })
    },
    changed() {
      if (isHeard()) pace.changed()
    },
    savedElsewhere(saved) {
      if (!isHeard()) return
      elsewhere.push(saved)
      pace.changed()
      tell({ kind: 'saved' })
    },
    stop: pace.stop,
  }
}
