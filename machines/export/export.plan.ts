import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './export.laws.ts'
import { exportMachine } from './export.machine.ts'
import type { ExportPart } from './export.types.ts'

const page: ExportPart = { text: 'A\r\n', ids: [1], written: 1, total: 2, isLast: false }

export const plan: Plan<typeof exportMachine> = {
  machine: exportMachine,
  events: {
    'user.setFormat': { csv: { format: 'csv' }, json: { format: 'json' } },
    'user.setFields': { shown: { fields: 'shown' }, all: { fields: 'all' } },
  },
  outcomes: {
    read: {
      done: {
        'one of two': page,
        'the last': { ...page, text: 'B\r\n', ids: [2], isLast: true },
        nothing: { text: '', ids: [], written: 0, total: 0, isLast: true },
      },
      failed: {
        'no server': new Problem('server.unreachable'),
        'session ended': new Problem('session.ended'),
      },
    },
  },
  within: ({ context: { parts } }) => parts.length <= 2,
  laws,
}
