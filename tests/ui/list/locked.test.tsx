import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ClientCollection } from '#contracts/admin-config'
import type { LocksAnswer } from '#contracts/locks'
import { startTexts } from '../../../ui/app/texts.ts'
import { allLocks } from '../../../ui/client/all-locks.ts'
import { sampleConfig, samplePanel, serverOf } from '../../../ui/gallery/fields/sample-panel.ts'
import { PanelProvider } from '../../../ui/kit/PanelProvider.tsx'
import { RowLock } from '../../../ui/views/list/locked/RowLock.tsx'
import { WithLocks } from '../../../ui/views/list/locked/WithLocks.tsx'
import { aCollection } from '../../kit/client-config.ts'

let texts: Awaited<ReturnType<typeof startTexts>>
beforeAll(async () => {
  texts = await startTexts('en')
})

type Told = LocksAnswer['locks'][number]

const ann: Told = {
  collectionSlug: 'posts',
  id: 7,
  holder: { id: 2, collection: 'users', title: 'Ann Kowal' },
  isMine: false,
  age: 180_000,
  left: 120_000,
}
const posts = aCollection({ locks: true })

/** The mark of row 7, with the locks that the server told before. */
function markOf(
  told: readonly Told[],
  {
    collection = posts,
    isTrash = false,
  }: { collection?: ClientCollection; isTrash?: boolean } = {},
): string {
  const panel = samplePanel(texts, sampleConfig, serverOf({}))
  panel.queries.setQueryData(allLocks(panel.http).queryKey, told)
  return renderToStaticMarkup(
    <PanelProvider panel={panel}>
      <WithLocks {...{ collection, isTrash }}>
        <RowLock id={7} />
      </WithLocks>
    </PanelProvider>,
  )
}

describe('LIST-4 a row that somebody edits', () => {
  test('says who, and how long ago they last did', () => {
    expect(markOf([ann])).toContain('Ann Kowal is editing this · last edit 3 minutes ago')
    expect(markOf([ann])).toContain('data-locked="theirs"')
  })

  test('says the same of an id that comes as text', () => {
    expect(markOf([{ ...ann, id: '7' }])).toContain('Ann Kowal')
  })

  test('tells one’s own work apart by words and by its sign', () => {
    const mine = markOf([{ ...ann, isMine: true }])
    expect(mine).toContain('You’re editing this · last edit 3 minutes ago')
    expect(mine).not.toContain('Ann Kowal')
    expect(mine.match(/lucide-[a-z]+/)?.[0]).not.toBe(markOf([ann]).match(/lucide-[a-z]+/)?.[0])
  })

  test('says somebody, where this person may not know who', () => {
    const unknown = { ...ann, holder: { ...ann.holder, title: null } }
    expect(markOf([unknown])).toContain('Someone is editing this')
  })
})

test('LIST-4 nobody edits a row of another collection, or another row', () => {
  expect(markOf([])).toBe('')
  expect(markOf([{ ...ann, id: 8 }])).toBe('')
  expect(markOf([{ ...ann, collectionSlug: 'pages' }])).toBe('')
  const { collectionSlug: _, id: __, ...rest } = ann
  expect(markOf([{ ...rest, globalSlug: 'posts' }])).toBe('')
})
