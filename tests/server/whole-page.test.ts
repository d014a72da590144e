import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { wholePage } from '../../server/panel/whole-page.ts'

const head = '<!doctype html><html><head><link href="./assets/panel.js"></head><body>'
const page = `${head}<div id="root"></div></body></html>`

const partsOf = (bring: Parameters<typeof wholePage>[0]['bring']) =>
  wholePage({ page, bring, facts: {} as never, url: new URL('http://site.example/admin') })

describe('35 a page', () => {
  test('begins before anybody is asked what it brings', async () => {
    const parts = partsOf(() => new Promise(() => {}))

    expect(await parts.next()).toEqual({ done: false, value: head })
  })

  test.each([
    ['nothing is brought', () => Promise.resolve(null)],
    ['what should be brought breaks', () => Promise.reject(new Error('no database'))],
  ])('has an end and is left to the panel where %s', async (_why, bring) => {
    expect(await text(partsOf(bring))).toBe(page)
  })

  test('says what it brings behind the panel, whether that can be drawn or not', async () => {
    const brought = { config: {} as never, answers: [], blocks: '<script>1</script>' }
    const whole = await text(partsOf(async () => brought))

    expect(whole).toBe(page.replace('</body>', '<script>1</script></body>'))
  })
})
