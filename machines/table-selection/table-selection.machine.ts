import { assign, enqueueActions, setup } from 'xstate'
import type {
  CellStyle,
  ChosenCells,
  TableAction,
  TableLine,
  TableSelectionContext,
  TableSelectionEmitted,
  TableSelectionEvent,
} from './table-selection.types.ts'

/** Whether it can be done with these cells: joined are several, and parted what is joined. */
export const isPossible = (
  { rows, columns, merged }: ChosenCells,
  action: TableAction,
): boolean => {
  if (action === 'merge') return rows * columns > 1
  if (action === 'split') return merged > 0
  return true
}

const tableSelectionSetup = setup({
  types: {} as {
    context: TableSelectionContext
    events: TableSelectionEvent
    emitted: TableSelectionEmitted
  },
  guards: {
    isChosen: (_, { cells }: { cells: ChosenCells | null }) => cells !== null,
    isMany: (_, { cells }: { cells: ChosenCells | null }) =>
      cells !== null && cells.rows * cells.columns > 1,
    isRow: (_, { line }: { line: TableLine }) => line === 'row',
    isPossible: ({ context: { cells } }, { action }: { action: TableAction }) =>
      cells !== null && isPossible(cells, action),
  },
  actions: {
    keep: assign((_, { cells }: { cells: ChosenCells | null }) => ({ cells })),
    forget: assign({ cells: null }),
    ask: enqueueActions(({ context: { cells }, enqueue }, { action }: { action: TableAction }) => {
      if (cells) enqueue.emit({ type: 'asked', action, table: cells.table })
    }),
    choose: enqueueActions(({ context: { cells }, enqueue }, { line }: { line: TableLine }) => {
      if (cells) enqueue.emit({ type: 'lineChosen', line, table: cells.table })
    }),
    style: enqueueActions(
      ({ context: { cells }, enqueue }, { style }: { style: Partial<CellStyle> }) => {
        if (cells) enqueue.emit({ type: 'styled', style, table: cells.table })
      },
    ),
  },
})

const heard = { params: ({ event }: { event: { cells: ChosenCells | null } }) => event }

/** Which cells of a table are chosen, and what can be done with them (RICH-4). */
export const tableSelectionMachine = tableSelectionSetup.createMachine({
  id: 'table-selection',
  description: 'The chosen cells of a table, and the menu of what can be done with them.',
  context: { cells: null },
  initial: 'outside',
  states: {
    outside: {
      entry: 'forget',
      on: {
        'page.selected': [
          {
            guard: { type: 'isMany', ...heard },
            target: 'inside.range',
            actions: { type: 'keep', ...heard },
          },
          {
            guard: { type: 'isChosen', ...heard },
            target: 'inside.cell',
            actions: { type: 'keep', ...heard },
          },
        ],
      },
    },
    inside: {
      initial: 'cell',
      on: {
        'page.selected': [
          {
            guard: { type: 'isMany', ...heard },
            target: '.range',
            actions: { type: 'keep', ...heard },
          },
          {
            guard: { type: 'isChosen', ...heard },
            target: '.cell',
            actions: { type: 'keep', ...heard },
          },
          { target: 'outside' },
        ],
        'user.openMenu': '.menu.table',
        'user.chooseLine': [
          {
            guard: { type: 'isRow', params: ({ event }) => event },
            target: '.menu.row',
            actions: { type: 'choose', params: ({ event }) => event },
          },
          {
            target: '.menu.column',
            actions: { type: 'choose', params: ({ event }) => event },
          },
        ],
        'user.act': {
          guard: { type: 'isPossible', params: ({ event }) => event },
          actions: { type: 'ask', params: ({ event }) => event },
        },
      },
      states: {
        cell: {},
        range: {},
        menu: {
          description: 'The menu has the focus: the caret of the text stays where it was.',
          initial: 'table',
          states: {
            table: {},
            row: { description: 'Of the row that the grip at its start has chosen.' },
            column: { description: 'Of the column that the grip at its top has chosen.' },
          },
          on: {
            'page.selected': [
              { guard: { type: 'isChosen', ...heard }, actions: { type: 'keep', ...heard } },
              { target: '#table-selection.outside' },
            ],
            'user.closeMenu': 'closing',
            'user.style': {
              target: 'closing',
              actions: { type: 'style', params: ({ event }) => event },
            },
            'user.act': {
              guard: { type: 'isPossible', params: ({ event }) => event },
              target: 'closing',
              actions: { type: 'ask', params: ({ event }) => event },
            },
          },
        },
        closing: {
          always: [
            { guard: { type: 'isMany', params: chosen }, target: 'range' },
            { target: 'cell' },
          ],
        },
      },
    },
  },
})

function chosen({ context }: { context: TableSelectionContext }) {
  return { cells: context.cells }
}
