import type { Texts } from '../../kit/texts.ts'
import type { LeftOut } from './cases.ts'
import type { AskedRequest } from './person.ts'
import type { CaseResult, Door, SiteResults, Tally } from './results.ts'
import type { Details, MessageKey } from './verdict.ts'

/** A failure or finding in lines: what is wrong, the requests that show it, and what repeats it. */
export function caseLines(
  { case: one, requests, verdict }: CaseResult,
  { isWhole, repeat, text }: { isWhole: boolean; repeat: string; text: Texts },
): string[] {
  if (verdict.kind === 'passed') return []
  const mark = verdict.kind === 'failed' ? '✗' : '·'
  return [
    `${mark} ${one.id}`,
    `  ${messageText(verdict.message, verdict.details, text)}`,
    ...requests.map((request, index) => `  ${index + 1}. ${requestLine(request, isWhole)}`),
    `  ${text('cli.report.repeat')} ${repeat}`,
  ]
}

const messageText = (message: MessageKey, details: Details, text: Texts): string =>
  text(`cli.siteTest.message.${message}`, details)

function requestLine({ body, method, path, role, status }: AskedRequest, isWhole: boolean): string {
  const sent = body === null ? '' : ` ${JSON.stringify(body)}`
  const shown = isWhole || sent.length <= most ? sent : `${sent.slice(0, most - 1)}…`
  return `${role}: ${method} ${path}${shown}${status === null ? '' : ` → ${status}`}`
}

/** Characters of what was sent, in a report of many cases. */
const most = 200

/** What was tried, what wasn't, and why. */
export function siteReportLines(results: SiteResults, text: Texts): string[] {
  const { coverage, durationMs, failed, findings, leftOut, noted, tried } = results
  const widest = Math.max(...coverage.entities.map(({ entity }) => entity.length))
  return [
    '',
    ...coverage.entities
      .filter(({ cases }) => cases > 0)
      .map(({ cases, entity, fields, fieldsTried }) =>
        [
          entity.padEnd(widest),
          text('cli.siteTest.cases', { count: cases }),
          text('cli.siteTest.fields', { tried: fieldsTried, fields }),
        ].join('  '),
      ),
    ...tallyLine('cli.siteTest.rules', coverage.rules, text),
    ...tallyLine('cli.siteTest.roles', coverage.roles, text),
    ...tallyLine('cli.siteTest.statuses', coverage.statuses, text),
    ...doorLine(coverage.doors, text),
    ...notedLines(noted, text),
    ...leftOutLines(leftOut, text),
    '',
    text('cli.siteTest.summary', {
      tried,
      failed: failed.length,
      findings: findings.length,
      seconds: (durationMs / 1000).toFixed(0),
    }),
  ]
}

type HeadKey = 'cli.siteTest.rules' | 'cli.siteTest.roles' | 'cli.siteTest.statuses'

function tallyLine(head: HeadKey, tally: Tally, text: Texts): string[] {
  const parts = Object.entries(tally).map(([name, count]) => `${name} ${count}`)
  return parts.length === 0 ? [] : [text(head, { list: parts.join(', ') })]
}

/** Only a run in a browser has more than the usual one. */
function doorLine({ browser, rest }: Tally<Door>, text: Texts): string[] {
  if (browser === undefined) return []
  const parts = [
    ...(rest === undefined ? [] : [`${text('cli.siteTest.door.rest')} ${rest}`]),
    `${text('cli.siteTest.door.browser')} ${browser}`,
  ]
  return [text('cli.siteTest.doors', { list: parts.join(', ') })]
}

/** Values that a field's own hook changes, each place once. */
function notedLines(noted: readonly CaseResult[], text: Texts): string[] {
  const places = new Set(
    noted.map(({ case: one, verdict }) => {
      const { field = one.path } = verdict.kind === 'noted' ? verdict.details : {}
      return `${one.entity}.${field}`
    }),
  )
  return places.size === 0 ? [] : [text('cli.siteTest.noted', { list: [...places].join(', ') })]
}

function leftOutLines(leftOut: readonly LeftOut[], text: Texts): string[] {
  const lines = leftOut.map(({ detail, entity, path, reason }) => {
    const place = path === null ? entity : `${entity}.${path}`
    return `  ${place}: ${text(`cli.siteTest.leftOut.${reason}`, { detail })}`
  })
  return lines.length === 0 ? [] : [text('cli.siteTest.leftOut'), ...lines]
}
