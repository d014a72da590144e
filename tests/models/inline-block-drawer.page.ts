import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { ClientBlock, ClientField } from '#contracts/fields'
import type { DrawnBlock, inlineBlockDrawerMachine } from '#machines/inline-block-drawer'
import type { PageModel } from '#testing'
import { unseen } from '#testing'
import { aField } from '../kit/client-config.ts'
import type { Words } from '../kit/words.ts'
import { changeConfig } from './kit/change-config.ts'
import { articleIn, openArticle, paragraph, words } from './kit/open-article.ts'
import type { PanelStage } from './kit/stage.ts'

interface World {
  page: Page
  words: Words
}

const kind = (slug: string, label: string, ...names: string[]): ClientBlock => ({
  ...{ slug, labels: { singular: label, plural: `${label}s` } },
  ...{ group: null, picture: null, hasName: false },
  fields: names.map((name) => aField('text', name)),
})

const inlineBlocks = [kind('mention', 'Mention', 'name'), kind('chart', 'Chart', 'title', 'x', 'y')]

const stored = (id: string, blockType: string) => ({
  ...{ type: 'inlineBlock', version: 1 },
  fields: { id: id.repeat(24), blockType },
})

/** An article with an inline block of each kind; the server of the magazine knows neither. */
export const page: PageModel<typeof inlineBlockDrawerMachine, World, PanelStage> = {
  async open(stage) {
    await changeConfig(stage.page, stage.panel, (config) => ({
      ...config,
      collections: config.collections.map((collection) => ({
        ...collection,
        fields: collection.fields.map(withInlineBlocks),
      })),
    }))
    await openArticle(
      stage,
      paragraph(words('Words'), stored('a', 'mention'), stored('b', 'chart')),
      paragraph(words('End')),
    )
    return { page: stage.page, words: stage.panel.words }
  },
  states: {
    closed: ({ page }) => expect(page.getByRole('dialog')).toHaveCount(0),
    creating: (world, { context }) =>
      expect(drawer(world, 'richText.inline.create', context.block!)).toBeVisible(),
    editing: (world, { context }) =>
      expect(drawer(world, 'richText.inline.editTitle', context.block!)).toBeVisible(),
  },
  events: {
    'document.inserted': async ({ page }, { block }) => {
      await articleIn(page).getByText('End').click()
      await page.keyboard.press('End')
      await page.keyboard.type(` /${block.blockType}`)
      await page.keyboard.press('Enter')
    },
    'user.edit': ({ page, words }, { block }) =>
      articleIn(page)
        .getByRole('button', { name: words('richText.block.edit', { name: labelOf(block) }) })
        .first()
        .click(),
    'user.save': ({ page, words }) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: words('richText.inline.save') })
        .click(),
    'user.cancel': ({ page }) => page.keyboard.press('Escape'),
    'document.removed': unseen('its drawer goes with the block'),
  },
  work: {},
  beyond: (step, snapshot) => {
    if (step.cause !== 'event') return undefined
    const { type, block } = step.event as { type: string; block?: DrawnBlock }
    if (type === 'document.inserted' && snapshot.matches('closed')) return undefined
    return snapshot.can({ type, block } as never) ? undefined : 'the drawer is over it'
  },
}

const withInlineBlocks = (field: ClientField): ClientField =>
  field.type === 'richText' && field.name === 'article'
    ? {
        ...field,
        features: {
          ...field.features,
          enabled: [...field.features.enabled, 'blocks'],
          inlineBlocks,
        },
      }
    : field

const labelOf = ({ blockType }: DrawnBlock): string =>
  inlineBlocks.find(({ slug }) => slug === blockType)!.labels.singular

const drawer = (
  { page, words }: World,
  title: 'richText.inline.create' | 'richText.inline.editTitle',
  block: DrawnBlock,
) => page.getByRole('dialog', { name: words(title, { name: labelOf(block) }) })
