import { describe, expect, test, vi } from 'vitest'
import type { BlockHandleActor } from '#machines/block-handle'
import type { FileDropActor } from '#machines/file-drop'
import type { FoldedSectionsActor } from '#machines/folded-sections'
import type { WriterWork } from '#machines/open-writer'
import { openWriter } from '#machines/open-writer'
import type { SlashMenuActor } from '#machines/slash-menu'

const link = { key: 'l', fields: { url: 'https://a.example' } }
const section = { heading: 'a', blocks: ['b', 'c'] }
const cells = {
  ...{ table: 't', rows: 1, columns: 2, merged: 0 },
  style: { fill: null, vertical: 'top' as const },
}

/** An editor that tells what a test lets happen, and notes what it is to do. */
function writing({ made = null }: { made?: typeof link | null } = {}) {
  const heard: {
    handle?: BlockHandleActor
    drop?: FileDropActor
    sections?: FoldedSectionsActor
    menu?: SlashMenuActor
    link?: Parameters<NonNullable<WriterWork['linkEditor']>['hear']>[0]
    cells?: Parameters<NonNullable<WriterWork['tableSelection']>['hear']>[0]
  } = {}
  const done: unknown[] = []
  const note =
    (what: string) =>
    (...with_: unknown[]) => {
      done.push([what, ...with_])
    }
  const ended = vi.fn()
  const writer = openWriter({
    blockHandle: {
      hear(handle) {
        heard.handle = handle
        return ended
      },
      act: note('act'),
      turn: note('turn'),
      move: note('move'),
      opened: note('opened'),
      leave: note('leave'),
    },
    fileDrop: {
      hear(drop) {
        heard.drop = drop
        return ended
      },
      land: note('land'),
    },
    foldedSections: {
      hear(sections) {
        heard.sections = sections
        return ended
      },
      leave: (heading) => (heading === 'a' ? section : null),
      hide: note('hide'),
    },
    slashMenu: {
      hear(menu) {
        heard.menu = menu
        return ended
      },
      choose: note('choose'),
    },
    linkEditor: {
      hear(tell) {
        heard.link = tell
        return ended
      },
      write(...written) {
        note('write')(...written)
        return made
      },
      remove: note('remove'),
      find: async () => ({ documents: [], missed: [] }),
      focusText: note('focusText'),
    },
    tableSelection: {
      hear(tell) {
        heard.cells = tell
        return ended
      },
      act: note('table'),
      style: note('style'),
      choose: note('choose'),
    },
  })
  writer.start()
  writer.setEditable(true)
  return { writer, heard, done, ended }
}

describe('34.3 one owner of the tools of a text', () => {
  test('what is chosen in a tool happens in the text', () => {
    const { writer, heard, done } = writing()
    heard.menu!.send({ type: 'document.typed', typed: { query: 'ta', matches: ['table'] } })
    writer.slashMenu.send({ type: 'user.choose' })
    heard.cells!(cells)
    writer.tableSelection.send({ type: 'user.act', action: 'merge' })
    heard.handle!.send({ type: 'page.selected', block: 'b' })
    writer.blockHandle.send({ type: 'user.callMenu' })
    writer.blockHandle.send({ type: 'user.turnInto', style: 'h2' })
    expect(done).toEqual([
      ['choose', 'table'],
      ['table', 'merge'],
      ['opened'],
      ['turn', 'b', 'h2'],
      ['leave'],
    ])
  })

  test('36.3 RICH-10 a section is folded and unfolded in the menu of its heading, and one without blocks is not', () => {
    const { writer, heard, done } = writing()
    for (const block of ['a', 'z', 'a']) {
      heard.handle!.send({ type: 'page.pointed', block })
      writer.blockHandle.send({ type: 'user.openMenu' })
      writer.blockHandle.send({ type: 'user.act', action: 'toggleFold' })
    }
    expect(done.filter((one) => String(one).startsWith('hide'))).toEqual([
      ['hide', [section]],
      ['hide', []],
    ])
  })

  test('a new link with fields of its own is opened where they are filled in', () => {
    const { writer, done } = writing({ made: link })
    writer.linkEditor.send({ type: 'user.edit', link: { key: null, fields: {} } })
    writer.linkEditor.send({ type: 'user.change', fields: link.fields })
    writer.linkEditor.send({ type: 'user.submit', isValid: true })
    expect(done[0]).toEqual(['write', null, link.fields])
    expect(writer.linkEditor.getSnapshot().context.link).toEqual(link)
    expect(writer.linkEditor.getSnapshot().matches('editing')).toBe(true)
  })

  test('a text that can no longer be edited has no menu, no drag and no chosen cells', () => {
    const { writer, heard, done, ended } = writing()
    heard.menu!.send({ type: 'document.typed', typed: { query: '', matches: ['table'] } })
    heard.cells!(cells)
    heard.handle!.send({ type: 'page.selected', block: 'b' })
    writer.blockHandle.send({ type: 'user.lift' })
    writer.blockHandle.send({ type: 'page.dragged', drop: { block: 'c', side: 'after' } })
    writer.setEditable(false)
    expect(ended).toHaveBeenCalledTimes(5)
    expect(writer.slashMenu.getSnapshot().value).toBe('closed')
    expect(writer.tableSelection.getSnapshot().value).toBe('outside')
    expect(writer.blockHandle.getSnapshot().value).toBe('hidden')
    expect(done).toEqual([])
  })

  test('the draft of a link outlives a time in which the text cannot be edited', () => {
    const { writer, heard, done } = writing()
    heard.link!(link)
    writer.linkEditor.send({ type: 'user.edit', link })
    writer.linkEditor.send({ type: 'user.change', fields: { url: 'https://b.example' } })
    writer.setEditable(false)
    writer.setEditable(true)
    writer.linkEditor.send({ type: 'user.submit', isValid: true })
    expect(done).toEqual([['write', 'l', { url: 'https://b.example' }], ['focusText']])
  })

  test('36.3 RICH-10 what is folded is out of sight until it is needed, also in a text that can no longer be edited', () => {
    const { writer, heard, done } = writing()
    writer.toggleFold('a')
    writer.setEditable(false)
    heard.sections!.send({ type: 'page.needed', block: 'd' })
    heard.sections!.send({ type: 'page.needed', block: 'c' })
    writer.toggleFold('a')
    writer.leave()
    expect(done).toEqual([
      ['hide', [section]],
      ['hide', []],
      ['hide', [section]],
      ['hide', []],
    ])
  })

  test('what is left hears nothing and cannot be edited again', () => {
    const { writer, ended } = writing()
    writer.leave()
    writer.setEditable(true)
    expect(writer.isLeft()).toBe(true)
    expect(ended).toHaveBeenCalledTimes(6)
    expect(writer.slashMenu.getSnapshot().status).toBe('stopped')
  })
})
