import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { EditedLink, linkEditorMachine } from '#machines/link-editor'
import type { PageModel } from '#testing'
import type { Words } from '../kit/words.ts'
import { articleIn, elementOf, openArticle, paragraph, words } from './kit/open-article.ts'
import type { PanelStage } from './kit/stage.ts'

interface World {
  page: Page
  words: Words
}

const link = (id: string, url: string, text: string) =>
  elementOf('link', [words(text)], {
    ...{ version: 3, id: id.repeat(24) },
    fields: { linkType: 'custom', url, newTab: false },
  })

/** The words of each link by the key that the plan has for it. */
const said: Readonly<Record<string, string>> = { '7': 'the first link', '9': 'another one' }

/** An article with two links, and words that are none. */
export const page: PageModel<typeof linkEditorMachine, World, PanelStage> = {
  async open(stage) {
    await openArticle(
      stage,
      paragraph(words('Plain')),
      paragraph(link('a', 'https://example.com', said['7']!)),
      paragraph(link('b', '/about', said['9']!)),
    )
    return { page: stage.page, words: stage.panel.words }
  },
  states: {
    closed: async (world) => {
      await expect(form(world)).toHaveCount(0)
      await expect(edit(world)).toHaveCount(0)
    },
    shown: async (world, { context }) => {
      await expect(form(world)).toHaveCount(0)
      await expect(edit(world)).toBeVisible()
      const { url } = context.link!.fields
      await expect(world.page.getByText(String(url), { exact: true })).toBeVisible()
    },
    'editing.open': async (world, { context }) => {
      await expect(address(world)).toHaveValue(String(context.draft.url))
      await expect(address(world)).not.toHaveAttribute('aria-invalid', 'true')
    },
    'editing.refused': async (world) => {
      await expect(form(world)).toContainText(world.words('richText.link.invalid'))
    },
  },
  events: {
    'page.selected': async (world, { link }) => {
      if (link === null) return plain(world).click()
      const words = articleIn(world.page).getByText(said[link.key!]!)
      // One that was removed is back by undo.
      if ((await articleIn(world.page).locator('a', { hasText: said[link.key!]! }).count()) === 0) {
        await plain(world).click()
        await world.page.keyboard.press('ControlOrMeta+z')
      }
      await words.click()
    },
    'user.edit': async (world, { link }) => {
      if (link.key !== null) return edit(world).click()
      await plain(world).dblclick()
      await world.page.keyboard.press('ControlOrMeta+Shift+k')
    },
    'user.change': (world, { fields }) => address(world).fill(String(fields.url)),
    'user.submit': (world) => press(world, 'richText.link.apply'),
    'user.cancel': (world) => press(world, 'app.cancel'),
    'user.remove': (world, _, before) =>
      before.matches('shown')
        ? world.page.getByRole('button', { name: world.words('richText.link.remove') }).click()
        : press(world, 'richText.link.remove'),
  },
  work: {},
  beyond: (step, snapshot) => {
    if (step.cause !== 'event') return undefined
    const { context } = snapshot
    const { type, link, isValid } = step.event as Event
    if (type === 'page.selected' && snapshot.matches('editing')) return 'the form has the focus'
    if (type === 'page.selected' && link === null && snapshot.matches('closed')) {
      return 'nothing changes'
    }
    if (type === 'user.edit') {
      if (snapshot.matches('closed') && link?.key !== null) return 'the caret is in no link'
      if (snapshot.matches('shown') && link?.key !== context.link?.key) return 'it is not shown'
    }
    if (type === 'user.submit') {
      const { url } = context.draft
      if (isValid !== (url !== '')) return 'the address decides it'
      if (isValid) return 'the caret is in the link then, which is shown'
    }
    return snapshot.can({ type, link, isValid } as never) ? undefined : 'nothing stands for it'
  },
}

interface Event {
  type: string
  link?: EditedLink | null
  isValid?: boolean
}

const plain = ({ page }: World) => articleIn(page).getByText('Plain', { exact: true })
const form = ({ page, words }: World) =>
  page.getByRole('form', { name: words('richText.link.edit') })
const edit = ({ page, words }: World) =>
  page.getByRole('button', { name: words('richText.link.edit') })
const address = (world: World) =>
  form(world).getByRole('textbox', { name: world.words('richText.link.url') })
const press = (world: World, name: 'richText.link.apply' | 'richText.link.remove' | 'app.cancel') =>
  form(world)
    .getByRole('button', { name: world.words(name), exact: true })
    .click()
