import { describe, expect, test } from 'vitest'
import type { DocumentRef } from '#contracts/documents'
import type { PageViolation } from '#machines/page-check'
import { placeFrom } from '../../../ui/views/document/preview/place-from.ts'
import { fieldSchema } from '../../../ui/views/document/preview/protocol/field-schema.ts'
import {
  previewMessage,
  siteMessageIn,
} from '../../../ui/views/document/preview/protocol/messages.ts'
import type { SenderClock } from '../../../ui/views/document/preview/protocol/sender.ts'
import { createSender } from '../../../ui/views/document/preview/protocol/sender.ts'
import { aField } from '../../kit/client-config.ts'

const one: DocumentRef = { kind: 'collection', slug: 'posts', id: 5, locale: 'de' }

describe('LIVE-4 what a page is told of the fields', () => {
  const text = aField('text', 'title')

  test('names and types; what arranges fields is looked through', () => {
    const row = aField('row', '', { fields: [text] })
    const collapsible = aField('collapsible', '', { fields: [aField('number', 'price')] })

    expect(fieldSchema([row, collapsible])).toEqual([
      { name: 'title', type: 'text' },
      { name: 'price', type: 'number' },
    ])
  })

  test('items and blocks have an id', () => {
    const rows = aField('array', 'rows', { fields: [text] })
    const layout = aField('blocks', 'layout', {
      blocks: [{ slug: 'quote', label: 'Quote', fields: [text] } as never],
    })

    expect(fieldSchema([rows, layout])).toEqual([
      {
        name: 'rows',
        type: 'array',
        fields: [
          { name: 'title', type: 'text' },
          { name: 'id', type: 'text' },
        ],
      },
      {
        name: 'layout',
        type: 'blocks',
        blocks: {
          quote: {
            fields: [
              { name: 'title', type: 'text' },
              { name: 'id', type: 'text' },
            ],
          },
        },
      },
    ])
  })

  test('references say to what and how many, groups and named tabs what is in them', () => {
    const fields = [
      aField('relationship', 'author', { relationTo: ['authors'] }),
      aField('upload', 'files', {
        relationTo: ['media', 'files'],
        isPolymorphic: true,
        hasMany: true,
      }),
      aField('group', 'seo', { fields: [text] }),
      aField('tabs', '', {
        tabs: [
          { name: 'meta', label: 'Meta', fields: [text] },
          { name: null, label: 'Rest', fields: [aField('date', 'day')] },
        ] as never,
      }),
    ]

    expect(fieldSchema(fields)).toEqual([
      { name: 'author', type: 'relationship', hasMany: false, relationTo: 'authors' },
      { name: 'files', type: 'upload', hasMany: true, relationTo: ['media', 'files'] },
      { name: 'seo', type: 'group', fields: [{ name: 'title', type: 'text' }] },
      { name: 'meta', type: 'tabs', fields: [{ name: 'title', type: 'text' }] },
      { name: 'day', type: 'date' },
    ])
  })
})

describe('LIVE-4 the message', () => {
  const shown = {
    ref: one,
    base: { id: 5, updatedAt: 'then', title: 'Kept' },
    values: { title: 'Typed' },
  }

  test('has the document as it stands in the form, and its fields only at first', () => {
    const first = previewMessage(shown, { fields: [aField('text', 'title')], savedElsewhere: null })
    const next = previewMessage(shown, { fields: null, savedElsewhere: null })

    const whole = {
      type: 'payload-live-preview',
      collectionSlug: 'posts',
      data: { id: 5, updatedAt: 'then', title: 'Typed' },
      externallyUpdatedRelationship: null,
      locale: 'de',
    }
    expect(first).toEqual({ ...whole, fieldSchemaJSON: [{ name: 'title', type: 'text' }] })
    expect(next).toEqual(whole)
  })

  test('of a global names the global', () => {
    const ref: DocumentRef = { kind: 'global', slug: 'settings', locale: null }
    const message = previewMessage(
      { ref, base: {}, values: {} },
      { fields: null, savedElsewhere: null },
    )

    expect(message).toEqual({
      type: 'payload-live-preview',
      globalSlug: 'settings',
      data: {},
      externallyUpdatedRelationship: null,
    })
  })
})

const violation: PageViolation = {
  rule: 'image-alt',
  help: 'Images must have alternative text',
  impact: 'critical',
  paths: ['rows.0.image', null],
}

const wrong = (values: object) => ({
  type: 'stateroom-preview',
  checked: 2,
  violations: [violation, { ...violation, ...values }],
})

test.each([
  [{ type: 'payload-live-preview', ready: true }, { kind: 'ready' }],
  [
    { type: 'stateroom-preview', focus: 'rows.0.title' },
    { kind: 'focus', path: 'rows.0.title' },
  ],
  [{ type: 'payload-live-preview', ready: 1 }, null],
  [{ type: 'payload-live-preview' }, null],
  [{ type: 'stateroom-preview', focus: '"] *' }, null],
  [{ type: 'stateroom-preview', focus: 'a'.repeat(501) }, null],
  [{ type: 'stateroom-preview', focus: ['title'] }, null],
  [{ type: 'stateroom-preview', checks: true }, { kind: 'offered' }],
  [{ type: 'stateroom-preview', checks: 'yes' }, null],
  [{ type: 'payload-live-preview', checks: true }, null],
  [
    { type: 'stateroom-preview', checked: 2, violations: [violation] },
    { kind: 'checked', id: 2, violations: [violation] },
  ],
  [
    { type: 'stateroom-preview', checked: 2, failed: true },
    { kind: 'checked', id: 2, violations: null },
  ],
  [{ type: 'stateroom-preview', checked: '2', violations: [] }, null],
  [{ type: 'stateroom-preview', checked: 2 }, null],
  [{ type: 'stateroom-preview', checked: 2, violations: [null] }, null],
  [wrong({ rule: '<b>' }), null],
  [wrong({ help: 'a'.repeat(501) }), null],
  [wrong({ help: null }), null],
  [wrong({ impact: 'fatal' }), null],
  [wrong({ paths: ['title', '"] *'] }), null],
  [wrong({ paths: 'title' }), null],
  [wrong({ paths: Array.from({ length: 501 }, () => null) }), null],
  [{ ready: true }, null],
  ['payload-live-preview', null],
  [null, null],
])('20 bad input: of %j a page has said %j', (data, said) => {
  expect(siteMessageIn(data)).toEqual(said)
})

test('LIVE-3 a page answers from its own origin, the panel’s, or one that the config lists', () => {
  const panel = 'https://panel.example/admin/x'
  const listed = ['https://www.example.com']

  expect(placeFrom({ url: 'https://example.com/a', origins: listed }, panel)).toEqual({
    url: 'https://example.com/a',
    origins: ['https://example.com', 'https://panel.example', 'https://www.example.com'],
  })
  expect(placeFrom({ url: '/a', origins: [] }, panel)).toEqual({
    url: 'https://panel.example/a',
    origins: ['https://panel.example'],
  })
  expect(placeFrom({ url: null, origins: listed }, panel)).toEqual({ url: null, origins: [] })
})

describe('20.4 sending', () => {
  test('ten keys in a frame are one message, which is repeated after 400 ms of quiet', () => {
    const { clock, frame, pass } = clockByHand()
    const sent: boolean[] = []
    const sender = createSender((isFirst) => sent.push(isFirst), clock)

    sender.start()
    expect(sent).toEqual([true])
    for (let key = 0; key < 10; key += 1) sender.changed()
    frame()
    expect(sent).toEqual([true, false])
    pass(399)
    expect(sent).toHaveLength(2)
    pass(1)
    expect(sent).toEqual([true, false, false])
    pass(10_000)
    expect(sent).toHaveLength(3)
  })

  test('a document that takes long to hand over leaves the time in between to typing', () => {
    const { clock, frame, pass } = clockByHand()
    let sent = 0
    const sender = createSender(() => {
      sent += 1
      pass(20)
    }, clock)

    sender.start()
    sender.changed()
    frame()
    expect(sent).toBe(1)
    pass(80)
    frame()
    expect(sent).toBe(2)
  })

  test('34.3 what is due can be sent at once, and is not sent twice', () => {
    const { clock, frame, pass } = clockByHand()
    const sent: boolean[] = []
    const sender = createSender((isFirst) => sent.push(isFirst), clock)

    sender.start()
    sender.flush()
    expect(sent).toEqual([true])
    sender.changed()
    sender.flush()
    expect(sent).toEqual([true, false])
    frame()
    expect(sent).toHaveLength(2)
    pass(400)
    expect(sent).toHaveLength(3)
  })

  test('once stopped nothing comes after', () => {
    const { clock, frame, pass } = clockByHand()
    let sent = 0
    const sender = createSender(() => {
      sent += 1
    }, clock)

    sender.start()
    sender.changed()
    sender.stop()
    frame()
    pass(1000)
    expect(sent).toBe(1)
  })
})

function clockByHand() {
  let now = 0
  let frames = new Set<() => void>()
  const timers = new Set<{ at: number; does: () => void }>()
  const clock: SenderClock = {
    now: () => now,
    nextFrame(does) {
      frames.add(does)
      return () => frames.delete(does)
    },
    after(ms, does) {
      const timer = { at: now + ms, does }
      timers.add(timer)
      return () => timers.delete(timer)
    },
  }
  return {
    clock,
    frame() {
      const due = frames
      frames = new Set()
      for (const does of due) does()
    },
    pass(ms: number) {
      now += ms
      for (const timer of [...timers]) {
        if (timer.at > now) continue
        timers.delete(timer)
        timer.does()
      }
    },
  }
}
