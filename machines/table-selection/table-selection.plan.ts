import type { Plan } from '#testing'
import { laws } from './table-selection.laws.ts'
import { tableSelectionMachine } from './table-selection.machine.ts'

const style = { fill: null, vertical: 'top' } as const
const cell = { table: '5', rows: 1, columns: 1, merged: 0, style }

export const plan: Plan<typeof tableSelectionMachine> = {
  machine: tableSelectionMachine,
  events: {
    'page.selected': {
      'a cell': { cells: cell },
      'a joined cell': { cells: { ...cell, merged: 1 } },
      'four cells': { cells: { ...cell, rows: 2, columns: 2 } },
      elsewhere: { cells: null },
    },
    'user.style': { 'a background': { style: { fill: '#fdf3c7' } } },
    'user.chooseLine': { 'the row': { line: 'row' }, 'the column': { line: 'column' } },
    'user.act': {
      'add a row': { action: 'rowBelow' },
      merge: { action: 'merge' },
      split: { action: 'split' },
    },
  },
  laws,
}
