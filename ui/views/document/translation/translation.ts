export { TranslateButton } from './TranslateButton.tsx'
export { TranslationBar } from './TranslationBar.tsx'
