import type { Page } from '@playwright/test'
import { composer, expect, pace, stored, test } from '../kit/typed/fixtures.ts'
import { happenings } from '../kit/typed/happenings.ts'
import { kinds } from '../kit/typed/kinds.ts'

/** How words get into a field: key by key, or composed as on a phone. */
const ways = ['keys', 'compositions'] as const
type Way = (typeof ways)[number]

/** `TYPING=whole` tries each kind in each way; else each happening is tried with a few of them. */
const isWhole = process.env.TYPING === 'whole'

const kindsFor = (index: number) =>
  isWhole ? kinds : kinds.filter((_, kind) => (kind + index) % 4 === 0)

test.describe.configure({ mode: 'parallel', timeout: isWhole ? 240_000 : 120_000 })

happenings.forEach((happening, number) => {
  const { isAway, isBetween, name, onlyWhole, slug } = happening
  ways.forEach((way, turn) => {
    // Nothing is composed any more where somebody goes elsewhere.
    if (isAway && way === 'compositions') return
    for (const kind of kindsFor(number + turn)) {
      if (onlyWhole && kind.isHalf) continue
      test(`33.15 R1 ${kind.name} typed by ${way} through ${name} is what was typed${way === 'keys' ? '' : ' @long'}`, async ({
        page,
        colleague,
        panel,
      }) => {
        const { id, begin, end } = await happening.open({ page, colleague, panel, kind })
        const [first, second, third] = kind.parts
        const type = await typist(page, way)
        await kind.enter(page)
        await type(first)
        await type(second, begin, isAway || isBetween ? undefined : end)
        if (isAway || isBetween) await end()
        if (isAway) await kind.enter(page)
        await type(third)

        const text = kind.parts.join('')
        await expect.poll(() => kind.shown(page)).toBe(text)
        expect([text, null]).toContain(await kind.toCaret(page))
        if (slug !== 'sheets') await page.keyboard.press('ControlOrMeta+s')
        const docId = id ?? Number(/\/(\d+)(\?|$)/.exec(page.url())?.[1])
        await expect
          .poll(async () => kind.storedIn(await stored(page, panel.server, slug, docId)))
          .toEqual(kind.value ?? text)
        expect(await kind.shown(page)).toBe(text)
      })
    }
  })
})

/** Types words; something may begin after their first letter, and be over before the last. */
async function typist(page: Page, way: Way) {
  const { compose, finish } = await composer(page)
  return async (text: string, begin = async () => {}, end = async () => {}) => {
    const [head, body, tail] = [text.slice(0, 1), text.slice(1, -1), text.slice(-1)]
    if (way === 'keys') {
      await page.keyboard.type(head, pace)
      await begin()
      await page.keyboard.type(body, pace)
      await end()
      await page.keyboard.type(tail, pace)
      return
    }
    await compose(head)
    await begin()
    for (let length = 1; length <= body.length; length++) {
      await compose(head + body.slice(0, length))
    }
    await end()
    await finish(text)
  }
}
