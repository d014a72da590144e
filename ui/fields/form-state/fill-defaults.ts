import type { DocumentActor } from '#machines/document'
import { at, pathAt } from '#machines/document'
import type { Defaults } from '#machines/form-state'

/** Puts first values into places that are still empty: what was typed meanwhile stays (R1). */
export function fillDefaults(document: DocumentActor, defaults: Defaults): void {
  for (const [key, value] of Object.entries(defaults)) {
    const { values } = document.getSnapshot().context
    const path = pathAt(values, key.split('.'))
    if (path !== null && at(values, path) === undefined) {
      document.send({ type: 'user.edit', change: 'default', path, value })
    }
  }
}
