import type { DocumentContext } from '#machines/document'
import type { DocumentWork, OutsideEvent } from '#machines/open-document'
import { toProblem } from '#problems'

/** Who saved what a merge takes in, as far as the live stream has told. */
export interface MergedSavers {
  hear(event: OutsideEvent): void
  /** A save came too late: what it is merged with says so. */
  refused(document: Pick<DocumentContext, 'base'>, thrown: unknown): void
  /** Of the last merge; null: nobody knows, or there were several. */
  name(): string | null
}

export function mergedSavers(): MergedSavers {
  let heard: { name: string | null; at: number }[] = []
  let isWhole = true
  let last: string | null = null
  return {
    hear(event) {
      if (event.type === 'server.missed') isWhole = false
      if (event.type !== 'server.saved') return
      heard = [...heard, { name: event.by?.title ?? null, at: Date.parse(event.at) }].slice(-most)
    },
    refused({ base }, thrown) {
      const { current } = toProblem(thrown)
      if (!current) return
      const [from, to] = [base, current].map(({ updatedAt }) => Date.parse(String(updatedAt)))
      const merged = heard.filter(({ at }) => at > from! && at <= to!)
      const names = new Set(merged.map(({ name }) => name))
      const isKnown = isWhole && names.size === 1 && merged.at(-1)?.at === to
      last = isKnown ? [...names][0]! : null
      isWhole = true
    },
    name: () => last,
  }
}

/** Hears what the form hears. */
export const heardBy =
  (savers: MergedSavers, tell: (event: OutsideEvent) => void) => (event: OutsideEvent) => {
    savers.hear(event)
    tell(event)
  }

/** Hears which saves came too late. */
export const savedBeside =
  (savers: MergedSavers, save: DocumentWork['save']): DocumentWork['save'] =>
  (request, document, signal) =>
    save(request, document, signal).catch((thrown) => {
      savers.refused(document, thrown)
      throw thrown
    })

/** One who is not asked to save for long keeps no more of them. */
const most = 50
