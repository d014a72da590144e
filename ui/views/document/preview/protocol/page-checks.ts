import { isRecord } from '#contracts/is-record'
import type { PageSays } from '#machines/open-preview'
import type { PageViolation } from '#machines/page-check'

/** What a page says of its own accessibility. */
type PageCheckMessage = Extract<PageSays, { kind: 'offered' | 'checked' }>

/** null: it is nothing of the kind, or not as it should be. */
export function pageCheckIn(data: Record<string, unknown>): PageCheckMessage | null {
  if (data.checks === true) return { kind: 'offered' }
  const { checked: id, failed } = data
  if (typeof id !== 'number') return null
  if (failed === true) return { kind: 'checked', id, violations: null }
  const violations = violationsIn(data.violations)
  return violations && { kind: 'checked', id, violations }
}

/** What one page may say at most: there are about a hundred rules. */
const most = { rules: 300, paths: 500, help: 500 }

function violationsIn(value: unknown): readonly PageViolation[] | null {
  if (!Array.isArray(value) || value.length > most.rules) return null
  const violations = value.map(violationIn)
  return violations.every((one) => one !== null) ? violations : null
}

function violationIn(value: unknown): PageViolation | null {
  if (!isRecord(value)) return null
  const { rule, help, impact, paths } = value
  const isTold =
    typeof rule === 'string' &&
    isRule.test(rule) &&
    typeof help === 'string' &&
    help.length <= most.help &&
    isImpact(impact) &&
    Array.isArray(paths) &&
    paths.length <= most.paths &&
    paths.every((path) => path === null || isFieldPath(path))
  return isTold ? { rule, help, impact, paths } : null
}

const isRule = /^[\w-]{1,100}$/

const isImpact = (value: unknown): value is PageViolation['impact'] =>
  value === null || impacts.some((impact) => impact === value)

const impacts = ['minor', 'moderate', 'serious', 'critical'] as const

/** What a page calls a field. */
export const isFieldPath = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longestPath && isField.test(value)

const longestPath = 500
const isField = /^[\w-]+(\.[\w-]+)*$/
