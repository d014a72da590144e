import { renderToStaticMarkup } from 'react-dom/server'
import { RichText } from 'stateroom-admin/rich-text/react'
import { expect, test } from 'vitest'
import { readModules } from '../../scripts/kit/modules.ts'
import { root } from '../../scripts/kit/root.ts'
import { cell, heading, linkTo, paragraph, rich, table } from './kit/stored.ts'

test('19.7 components of the site render nodes and blocks, with what is in them', () => {
  const stored = rich(
    heading('h2', 'Why?'),
    { type: 'block', fields: { id: 'x', blockType: 'cta', label: 'Buy' } },
    paragraph(linkTo('posts', { id: 3, slug: 'oak' }, 'there')),
  )

  expect(
    renderToStaticMarkup(
      <RichText
        value={stored}
        urlOf={({ value }) => (typeof value === 'object' ? `/posts/${String(value.slug)}` : null)}
        nodes={{ heading: ({ node, children }) => <h1 data-level={node.level}>{children}</h1> }}
        blocks={{ cta: ({ node }) => <button type="button">{String(node.fields.label)}</button> }}
      />,
    ),
  ).toBe(
    '<h1 data-level="2">Why?</h1><button type="button">Buy</button><p><a href="/posts/oak">there</a></p>',
  )
})

test('19.7 a colour that is no colour never reaches a style', () => {
  const stored = rich(table([[cell('x', { backgroundColor: 'red;position:fixed' })]]))

  expect(renderToStaticMarkup(<RichText value={stored} />)).toContain('<td><p>x</p></td>')
})

test('19.7 whoever reads a text without React does not load it', () => {
  const modules = new Map(
    readModules(root, ['rich-text', 'config-schema']).map((module) => [module.file, module]),
  )
  const reached = new Set(['rich-text/index.ts'])
  for (const file of reached) {
    for (const { target, isType } of modules.get(file)?.imports ?? []) {
      if (target !== undefined && !isType) reached.add(target)
    }
  }
  const packages = [...reached].flatMap((file) =>
    (modules.get(file)?.imports ?? []).flatMap(({ specifier, target }) =>
      target ? [] : specifier,
    ),
  )

  expect(packages.filter((name) => /^(react|node:|zod)/.test(name))).toEqual([])
})
