import { expect, test } from '../kit/fixtures.ts'

test('the layers of the styles rank as layers.css says, whichever file the browser meets first', async ({
  page,
  panel,
}) => {
  await page.goto(panel.at('/collections/posts'))
  await page.getByRole('table').waitFor()

  const layers = await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    const names = rules.flatMap((rule) => {
      if (rule instanceof CSSLayerStatementRule) return rule.nameList
      return rule instanceof CSSLayerBlockRule ? rule.name : []
    })
    return [...new Set(names)]
  })

  expect(layers).toEqual(['reset', 'tokens', 'part', 'view', 'medium', 'site'])
})
