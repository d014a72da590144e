import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { startTexts } from '../../../ui/app/texts.ts'
import { TextsProvider } from '../../../ui/kit/text.tsx'
import { DeveloperNotices } from '../../../ui/views/dashboard/DeveloperNotices.tsx'

test('37.1.3 37.1.7 what a developer is to do is told, and who reads it', async () => {
  const markup = renderToStaticMarkup(
    <TextsProvider texts={await startTexts('en')}>
      <DeveloperNotices notices={['Build the components.', 'Run the migrations.']} />
    </TextsProvider>,
  )

  expect(markup).toMatch(
    /Build the components\. Only administrators see this\..*Run the migrations\./,
  )
})
