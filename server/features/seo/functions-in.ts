import type { PayloadBlock, PayloadField } from '../../kit/payload-fields/payload-field.ts'
import { seoMark } from '../../kit/seo-marks.ts'
import type { SeoFunctions } from './seo.ts'

/** The functions of the first group that `seo()` has made; undefined: there is none. */
export function functionsIn(
  parts: Iterable<{ part: PayloadField | PayloadBlock }>,
): SeoFunctions | undefined {
  for (const { part } of parts) {
    const functions = 'custom' in part ? part.custom?.[seoMark] : undefined
    if (functions) return functions
  }
  return undefined
}
