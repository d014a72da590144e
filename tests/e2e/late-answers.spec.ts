import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { fromPromise, setup } from 'xstate'
import type { AnyPageModel, Plan } from '#testing'
import { explore, suiteOf } from '#testing'
import { holdRequests } from '../../testing/browser/index.ts'
import { play } from '../../testing/browser/play.ts'
import { coverNamed } from '../../testing/cover/presets.ts'
import { rehearse } from '../../testing/drive/rehearse.ts'

const searchMachine = setup({
  types: {} as { events: { type: 'user.search' } | { type: 'user.cancel' } },
  actors: { find: fromPromise<string>(() => Promise.reject(new Error('Provide "find".'))) },
}).createMachine({
  id: 'search',
  initial: 'idle',
  states: {
    idle: { on: { 'user.search': 'searching' } },
    searching: { invoke: { src: 'find', onDone: 'found' }, on: { 'user.cancel': 'idle' } },
    found: {},
  },
})

const plan: Plan<typeof searchMachine> = {
  machine: searchMachine,
  outcomes: { find: { done: { 'a hit': 'a hit' } } },
}

/** A page whose Cancel hides that it searches; `forgets`: and what is then found. */
const html = (
  forgets: boolean,
) => `<button id="search">Search</button><button id="cancel">Cancel</button><output></output>
<script>
  const output = document.querySelector('output')
  let turn = 0
  document.querySelector('#cancel').onclick = () => { turn += 1; output.textContent = '' }
  document.querySelector('#search').onclick = async () => {
    const mine = (turn += 1)
    output.textContent = 'Searching'
    const hit = await (await fetch('/hits')).text()
    if (mine === turn || ${!forgets}) output.textContent = hit
  }
</script>`

function model(forgets: boolean): AnyPageModel<{ page: Page }> {
  const output = ({ page }: { page: Page }) => page.locator('output')
  // One that shows the wrong thing is waited for in vain.
  const patience = forgets ? {} : { timeout: 2_000 }
  return {
    async open({ page }) {
      await page.route('http://search.test/', (route) =>
        route.fulfill({ contentType: 'text/html', body: html(forgets) }),
      )
      const hits = await holdRequests(page, 'http://search.test/hits')
      await page.goto('http://search.test/')
      return { page, hits }
    },
    states: {
      idle: (world: never) => expect(output(world)).toBeEmpty(patience),
      searching: (world: never) => expect(output(world)).toHaveText('Searching', patience),
      found: (world: never) => expect(output(world)).toHaveText('a hit', patience),
    },
    events: {
      'user.search': ({ page }: { page: Page }) => page.locator('#search').click(),
      'user.cancel': ({ page }: { page: Page }) => page.locator('#cancel').click(),
    },
    work: {
      find: {
        done: async ({ hits, page }: never, hit: string) => {
          const route = await (hits as Awaited<ReturnType<typeof holdRequests>>).next()
          const heard = (page as Page).waitForEvent('requestfinished')
          await Promise.all([heard, route.fulfill({ body: hit })])
          await (page as Page).evaluate(() => new Promise((done) => setTimeout(done)))
        },
        failed: async () => {},
      },
    },
  } as AnyPageModel<{ page: Page }>
}

async function playAll(page: Page, forgets: boolean): Promise<void> {
  const preset = coverNamed('transitions', 'smoke')!
  const { tests } = suiteOf(plan, preset, explore(plan))
  for (const rehearsal of rehearse(plan, tests))
    await play(plan, model(forgets), rehearsal, { page }, () => {})
}

test('22.4 an answer that comes after its question was dropped moves nothing', async ({ page }) => {
  await playAll(page, true)
})

test('22.4 a page that shows an answer nobody waits for is found out', async ({ page }) => {
  await expect(playAll(page, false)).rejects.toThrow(/toBeEmpty|unexpected value|empty/i)
})
