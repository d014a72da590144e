import { hearDocuments } from './documents-told.ts'
import { untilQuiet } from './until-quiet.ts'
import { attribute, type } from './words.ts'

/** As much of `axe-core` as the helper needs. */
export interface Axe {
  run(
    page: Document,
    options: { resultTypes: ['violations']; elementRef: true },
  ): Promise<{ violations: readonly AxeViolation[] }>
}

interface AxeViolation {
  id: string
  help: string
  impact?: string | null
  nodes: readonly { element?: Element }[]
}

interface Asked {
  panel: Window
  /** Of the panel. */
  origin: string
  signal: AbortSignal
}

/** Tells the panel that this page can check itself, and does so when the panel asks. */
export function answerChecks(axe: Axe, { panel, origin, signal }: Asked): void {
  const say = (message: object) => panel.postMessage({ type, ...message }, origin)
  const offer = () => say({ checks: true })
  const documents = hearDocuments({ panel, origin, signal })
  // Axe refuses to begin while it is at work.
  let atWork: Promise<void> = Promise.resolve()

  async function check(id: number): Promise<void> {
    try {
      await documents.untilAnswered()
      await untilQuiet(document)
      const { violations } = await axe.run(document, {
        resultTypes: ['violations'],
        elementRef: true,
      })
      say({ checked: id, violations: violations.map(told) })
    } catch (thrown) {
      console.error(thrown)
      say({ checked: id, failed: true })
    }
  }

  window.addEventListener(
    'message',
    ({ data, origin: from, source }: MessageEvent<unknown>) => {
      if (from !== origin || source !== panel || typeof data !== 'object' || data === null) return
      const message = data as { type?: unknown; check?: unknown }
      // The panel says this to a page that it begins to listen to.
      if (message.type === 'payload-document-event') offer()
      const { check: id } = message
      if (message.type === type && typeof id === 'number') atWork = atWork.then(() => check(id))
    },
    { signal },
  )
  offer()
}

/** A rule that is broken, and the fields whose elements break it. */
const told = ({ id, help, impact, nodes }: AxeViolation) => ({
  rule: id,
  help,
  impact: impact ?? null,
  paths: [...new Set(nodes.map(({ element }) => pathOf(element)))],
})

const pathOf = (element: Element | undefined): string | null =>
  element?.closest(`[${attribute}]`)?.getAttribute(attribute) ?? null
