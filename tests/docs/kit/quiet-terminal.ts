import { loadTexts } from '../../../cli/kit/texts.ts'
import { root } from '../../../scripts/kit/root.ts'

/** To ask which commands there are. */
export const quietTerminal = {
  ...{ text: await loadTexts({ LANG: 'en' }), language: 'en', env: {}, cwd: root },
  ...{ isInteractive: false, say: () => {}, complain: () => {} },
}
