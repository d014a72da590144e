import type { Payload } from 'payload'
import { formatLabels, toWords } from 'payload'
import type { Feature } from '../../kit/feature.ts'
import { childrenOf } from '../../kit/payload-fields/field-tree.ts'
import type { PayloadField } from '../../kit/payload-fields/payload-field.ts'
import { labelThatHolds } from './label-that-holds.ts'

/**
 * Payload calls labels for the messages of its answers: after a document is written, and where a
 * value is refused. One that throws would answer a save that is done with an error.
 */
export const labels: Feature = { configured: guardLabels }

function guardLabels({ config }: Payload): void {
  const seen = new Set<unknown>()
  for (const { fields, labels, slug } of config.collections) {
    const usual = formatLabels(slug)
    labels.singular = labelThatHolds(labels.singular, usual.singular)
    labels.plural = labelThatHolds(labels.plural, usual.plural)
    guardFields(fields, seen)
  }
  for (const global of config.globals) {
    global.label = labelThatHolds(global.label, toWords(global.slug))
    guardFields(global.fields, seen)
  }
  for (const { fields } of config.blocks ?? []) guardFields(fields, seen)
}

/** A list of fields can be in several places. */
function guardFields(fields: readonly PayloadField[], seen: Set<unknown>): void {
  if (seen.has(fields)) return
  seen.add(fields)
  for (const field of fields) {
    for (const part of [field, ...(field.tabs ?? [])]) {
      if (part.label) part.label = labelThatHolds(part.label, toWords(part.name ?? ''))
    }
    for (const children of childrenOf(field)) guardFields(children.fields, seen)
  }
}
