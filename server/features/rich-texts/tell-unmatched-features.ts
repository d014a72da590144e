import type { Payload } from 'payload'
import { unknownEditorsIn, unmatchedFeaturesIn } from './unmatched-features.ts'

/** Says once which editors and features of Payload's editor this one doesn't have, and in which fields. */
export function tellUnmatchedFeatures({ config, logger }: Payload): void {
  const fields = unknownEditorsIn(config)
  if (fields.length > 0) logger.warn(`${ofAnotherEditor} ${fields.join(', ')}`)
  const lines = unmatchedFeaturesIn(config).map(
    ({ feature, fields }) => `- ${feature} in ${fields.join(', ')}`,
  )
  if (lines.length === 0) return
  logger.warn(
    [
      "These features of Payload's rich text editor have no counterpart in Stateroom. Their nodes are kept as stored and shown as unknown content:",
      ...lines,
    ].join('\n'),
  )
}

const ofAnotherEditor =
  "These rich texts have an editor that Stateroom doesn't know, such as Slate, and are edited as JSON:"
