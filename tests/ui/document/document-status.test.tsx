import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { ClientCollection } from '#contracts/admin-config'
import type { Lock } from '#contracts/locks'
import type { Planned, Schedule } from '#contracts/schedule'
import { journalMachine } from '#machines/journal'
import { lockMachine } from '#machines/lock'
import type { DocumentActors } from '#machines/open-document'
import { statusSource } from '#machines/open-document'
import { remoteChangesMachine } from '#machines/remote-changes'
import { scheduleMachine } from '#machines/schedule'
import { Problem } from '#problems'
import { startTexts } from '../../../ui/app/texts.ts'
import { unknownPaths } from '../../../ui/fields/errors/unknown-paths.ts'
import { sampleConfig, samplePanel, serverOf } from '../../../ui/gallery/fields/sample-panel.ts'
import { PanelProvider } from '../../../ui/kit/PanelProvider.tsx'
import { DocumentStatus } from '../../../ui/views/document/DocumentStatus.tsx'
import type { TestDocument } from '../../kit/machines/document.ts'
import {
  aPost,
  failedDocument,
  openDocument,
  savingDocument,
  staleBy,
  startDocument,
} from '../../kit/machines/document.ts'
import { wordsIn } from '../../kit/words.ts'

const words = wordsIn('en')
let texts: Awaited<ReturnType<typeof startTexts>>

beforeAll(async () => {
  texts = await startTexts('en')
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
})

type Keeping = 'kept' | 'empty'

/** A journal that has kept what was typed, or was not asked to. */
async function journalThat(keeping: Keeping) {
  const clock = new SimulatedClock()
  const keep = fromPromise<void, void>(async () => {})
  const journal = createActor(journalMachine.provide({ actors: { keep } }), { clock }).start()
  if (keeping === 'empty') return journal
  journal.send({ type: 'document.changed' })
  clock.increment(200)
  await expect.poll(() => journal.getSnapshot().matches(keeping)).toBe(true)
  clock.increment(400)
  return journal
}

/** The line below the title, as markup. */
async function lineOf(
  { actor }: TestDocument,
  keeping: Keeping = 'empty',
  lock = createActor(lockMachine).start(),
  news = createActor(remoteChangesMachine).start(),
  schedule = createActor(scheduleMachine),
  preview?: ClientCollection['preview'],
): Promise<string> {
  const journal = await journalThat(keeping)
  const status = statusSource(
    { document: actor, journal, lock, remoteChanges: news },
    { unknownFields: (paths) => unknownPaths(paths, []) },
  )
  const actors = { document: actor, journal, lock, remoteChanges: news, schedule, status }
  return renderToStaticMarkup(
    <PanelProvider panel={samplePanel(texts, sampleConfig, serverOf({}))}>
      <DocumentStatus
        actors={actors as unknown as DocumentActors}
        entity={{ fields: [], preview } as unknown as ClientCollection}
      />
    </PanelProvider>,
  )
}

const typed = async () => {
  const document = await openDocument()
  document.type('Typed')
  return document
}
const refusedWith = async (thrown: unknown, intent: 'save' | 'publish' = 'save') => {
  const document = await openDocument({ hasDrafts: intent === 'publish' })
  document.type('Typed')
  document.save(intent)
  await document.refuse.save(thrown)
  return document
}

const one = { count: 1 }
describe('17.9 a saved draft that could not be published', () => {
  const refusedDraft = async (thrown: unknown) => {
    const document = await openDocument({ hasDrafts: true, data: aPost({ _status: 'draft' }) })
    document.save('publish')
    await document.refuse.save(thrown)
    return document
  }
  const invalid = new Problem('document.invalid', {
    fields: [{ path: 'email', message: 'No.' }],
  })

  test('is not called unsaved: the line says how many fields stand against it', async () => {
    const line = unescaped(await lineOf(await refusedDraft(invalid)))

    expect(line).toContain(words('document.status.notPublishable', one))
    expect(line).toContain(words('document.show'))
    expect(line).not.toContain('Not saved')
  })

  test('with an edit is: that is not saved either', async () => {
    const line = unescaped(await lineOf(await refusedWith(invalid, 'publish')))

    expect(line).toContain(words('document.status.invalid', one))
  })

  test('is not called unsaved either where its page lacks the field', async () => {
    const unknown = new Problem('document.invalid', { fields: [{ path: 'fresh', message: 'No.' }] })
    const line = unescaped(await lineOf(await refusedDraft(unknown)))

    expect(line).toContain(words('document.status.unknownFieldsUnpublished', { fields: 'fresh' }))
  })

  test('says why in the words of the server, where no field is named', async () => {
    const refused = new Problem('document.refused', { details: { message: 'Ask the desk.' } })
    const line = unescaped(await lineOf(await refusedDraft(refused)))

    expect(line).toContain('Ask the desk.')
    expect(line).not.toContain('Not saved')
  })
})

describe('36.4 after publishing', () => {
  const published = async () => {
    const document = await openDocument({ hasDrafts: true, data: aPost({ _status: 'draft' }) })
    document.save('publish')
    await document.answer.save(aPost({ _status: 'published' }))
    return document
  }
  const view = words('preview.viewOnSite')
  const line = async (preview: ClientCollection['preview']) =>
    unescaped(await lineOf(await published(), 'empty', undefined, undefined, undefined, preview))

  test('one line says so, once, and leads to the page on the site', async () => {
    const said = await line({ page: true })

    expect(said).toMatch(/Published \d/)
    expect(said).not.toMatch(/published/)
    expect(said).toContain(view)
  })

  test('it leads nowhere where the site has no page for it', async () => {
    expect(await line(undefined)).not.toContain(view)
  })

  test('a draft saved later is saved, not published', async () => {
    const document = await published()
    document.type('More')
    document.save('draft')
    await document.answer.save(aPost({ title: 'More', _status: 'draft' }))

    expect(await lineOf(document)).toMatch(/Saved \d/)
  })
})

describe('LOCK-2 while somebody else edits the document', () => {
  const name = 'Ann'
  const lock = { holder: { id: 1, collection: 'users', title: name }, isMine: false }
  let refuse = (_thrown: unknown) => {}
  const lockedOut = async () => {
    const look = fromPromise<Lock | null, void>(async () => ({ ...lock, age: 0, left: 1000 }))
    const takeOver = fromPromise<Lock | null, void>(
      () =>
        new Promise((_resolve, reject) => {
          refuse = reject
        }),
    )
    const actor = createActor(lockMachine.provide({ actors: { look, takeOver } })).start()
    actor.send({ type: 'document.opened', path: '' })
    await expect.poll(() => actor.getSnapshot().hasTag('lockedOut')).toBe(true)
    return actor
  }

  test('LOCK-3 the line says how much is not saved', async () => {
    const line = await lineOf(await typed(), 'kept', await lockedOut())
    expect(line).toContain(words('document.status.lockedOutUnsaved', { name, ...one }))
  })

  test('LOCK-4 it says why it could not be taken over', async () => {
    const actor = await lockedOut()
    actor.send({ type: 'user.takeOver' })
    refuse(new Problem('access.refused'))
    await expect.poll(() => actor.getSnapshot().context.problem).not.toBeNull()
    const reason = words('problem.access.refused')
    expect(await lineOf(await openDocument(), 'empty', actor)).toContain(
      words('document.status.notTakenOver', { name, reason }),
    )
  })
})

describe('R3 LOCK-6 while a newer version waits to be taken in', () => {
  const by = { id: 1, collection: 'users', title: 'Ann' }
  const told = () => {
    const news = createActor(remoteChangesMachine).start()
    news.send({ type: 'server.saved', by, isMine: false, at: '2026-11-22T10:00:00.000Z' })
    return news
  }
  const newer = words('document.status.newer', { name: 'Ann' })
  const offers = words('document.newer.takeIn')
  const wrong = new Problem('document.invalid', { fields: [{ path: 'email', message: 'No.' }] })
  const stale = staleBy({ slug: 'theirs' })
  const again = 'app.tryAgain'

  test.each([
    ['invalid', () => refusedWith(wrong), 'document.status.invalid', 'document.show', one],
    ['failed', () => failedDocument('failed'), 'document.status.failed', again, { reason: '' }],
    ['locked', () => failedDocument('locked'), 'document.status.locked', again, {}],
    ['offline', () => failedDocument('offline'), 'document.status.offline', 'document.tryNow', {}],
    ['stale', () => refusedWith(stale, 'publish'), 'document.status.stale', null, {}],
  ] as const)(
    'the line of a save that ended %s says why as before, and offers it as well',
    async (_failure, way, says, action, values) => {
      const document = await way()
      const line = unescaped(await lineOf(document, 'empty', undefined, told()))

      expect(line).toContain(words(says, values).trim())
      expect(line).toContain(newer)
      const buttons = [...line.matchAll(/<button[^>]*>(.*?)<.button>/g)].map(([, label]) => label)
      expect(buttons.map((label) => label?.replaceAll(/<[^>]*>/g, ''))).toEqual([
        ...(action ? [words(action)] : []),
        words('document.newer.compare'),
        offers,
      ])
    },
  )

  test.each([
    ['being saved', savingDocument],
    ['contested', () => refusedWith(staleBy({ title: 'Theirs' }))],
    ['of an ended session', () => failedDocument('unauthorised')],
    ['of a deleted document', () => failedDocument('gone')],
  ])('nothing is offered for what is %s', async (_state, way) => {
    expect(await lineOf(await way(), 'empty', undefined, told())).not.toContain(offers)
  })
})

describe('17.8 LIST-7 the line calls a document what the list calls it', () => {
  const scheduleWith = async (...planned: Partial<Planned>[]) => {
    const read = fromPromise<Schedule, void>(async () => ({
      planned: planned.map((one) => ({ ...aPlan, ...one })),
    }))
    const actor = createActor(scheduleMachine.provide({ actors: { read } })).start()
    actor.send({ type: 'document.opened' })
    await expect.poll(() => actor.getSnapshot().matches('known')).toBe(true)
    return actor
  }
  const aPlan: Planned = {
    id: 1,
    action: 'publish',
    at: '2099-01-01T10:00:00.000Z',
    timezone: null,
    locale: null,
    by: null,
    error: null,
  }

  test.each<[string, 'draft' | 'published', boolean, Partial<Planned>[]]>([
    ['draft', 'draft', false, []],
    ['changed', 'draft', true, []],
    ['published', 'published', true, []],
    ['scheduled', 'draft', false, [{}]],
    ['scheduled', 'draft', true, [{ action: 'unpublish' }, {}]],
    ['changed', 'draft', true, [{ action: 'unpublish' }]],
    ['draft', 'draft', false, [{ error: 'No.' }]],
    ['published', 'published', true, [{}]],
  ])('%s: latest %s, public %s, planned %j', async (word, latest, isPublic, planned) => {
    const document = startDocument({ hasDrafts: true })
    const permissions = { update: true, delete: true, publish: true }
    await document.answer.load({ data: aPost({ _status: latest }), isPublic, permissions })

    const line = await lineOf(
      document,
      'empty',
      undefined,
      undefined,
      await scheduleWith(...planned),
    )

    const aside = line
      .replaceAll(/<[^>]*>/g, '·')
      .split('·')
      .map((part) => part.trim())
    const said = aside.filter((part) => /^(draft|changed|published|scheduled)$/.test(part))
    expect(said).toEqual([word])
  })
})

describe('why can I not publish?', () => {
  const may = (permissions: { update?: boolean; publish?: boolean }, hasDrafts = true) =>
    openDocument({ hasDrafts, permissions })

  test('DOC-6 who may only save drafts is told so', async () => {
    expect(await lineOf(await may({ publish: false }))).toContain(
      words('document.status.mayNotPublish'),
    )
  })

  test.each([
    ['who may', () => may({})],
    ['who may change nothing', () => may({ update: false, publish: false })],
    ['who is where nothing is published', () => may({ publish: false }, false)],
  ])('DOC-6 %s is not', async (_who, open) => {
    expect(await lineOf(await open())).not.toContain(words('document.status.mayNotPublish'))
  })
})

const unescaped = (markup: string) => markup.replaceAll('&#x27;', "'").replaceAll('&quot;', '"')
