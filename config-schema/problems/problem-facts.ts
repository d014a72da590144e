import type { ProblemCode } from './problems.ts'

/**
 * What the text of a problem names: it cannot be thrown without. Only the types are read outside of
 * tests, so that no browser carries the table.
 */
export const problemFacts = {
  'config.invalid': ['count'],
  'config.notFound': ['path'],
  'config.unreadable': ['path', 'reason'],
  'config.openToEveryUser': ['collections', 'signIns'],
  'build.missing': ['dir'],
  'component.notFound': ['name'],
  'component.noExport': ['file', 'name', 'all'],
  'component.notBuilt': ['place', 'reason', 'name'],
  'environment.invalid': ['name', 'found', 'allowed'],
  'port.taken': ['port'],
  'port.forbidden': ['port'],
  'data.unwritable': ['path'],
  'database.unreachable': ['url', 'reason'],
  'database.losesData': ['warnings'],
  'document.untaken': ['fields'],
  'document.refused': ['message'],
  'live.tooMany': ['most'],
  'bulk.locked': ['name'],
  'preview.tooManyLinks': ['most'],
  'import.ambiguous': ['value'],
  'import.badChoice': ['choices'],
  'import.doubled': ['first'],
  'import.notJson': ['line'],
  'import.openQuote': ['line', 'column'],
  'import.tooLong': ['line', 'column', 'most'],
  'import.tooMany': ['line', 'count', 'columns'],
  'import.unknown': ['value'],
  'request.tooLarge': ['limit'],
  'request.tooMany': ['seconds'],
  'schedule.invalid': ['fields'],
  'schedule.unknownZone': ['timezone'],
  'search.unknownCollection': ['slug', 'allowed'],
  'search.incomplete': ['failed', 'total'],
  'upload.beyondLimit': ['size', 'limit'],
  'upload.fromUrl': ['message'],
  'upload.wrongType': ['types'],
  'model.invalid': ['reason'],
  'model.none': ['dir'],
  'model.notFound': ['name', 'nearest', 'all'],
  'model.noPlan': ['path'],
  'model.twice': ['path', 'other', 'machine'],
  'model.unreadable': ['path', 'reason'],
  'model.failed': ['count'],
  'cover.unknown': ['name', 'nearest', 'all'],
  'option.invalid': ['name', 'found', 'allowed'],
  'output.exists': ['path', 'flag'],
  'output.unwritable': ['path'],
  'playwright.noTests': ['dir'],
  'results.missing': ['dir'],
  'score.tooLow': ['floor', 'machines'],
  'trace.folder': ['path'],
  'trace.invalid': ['reason'],
  'trace.missing': ['path'],
} as const satisfies { readonly [Code in ProblemCode]?: readonly string[] }

/** The texts of these name line, column and value of a cell too: whoever reads cells adds them. */
export const cellProblems = [
  'import.badCell',
  'import.badDate',
  'import.badJson',
  'import.badNumber',
  'import.badChoice',
  'import.doubled',
  'import.unknownReference',
  'import.vagueReference',
] as const satisfies readonly ProblemCode[]

export type ProblemFacts<Code extends ProblemCode> = Code extends keyof typeof problemFacts
  ? Readonly<Record<(typeof problemFacts)[Code][number], string>>
  : unknown
