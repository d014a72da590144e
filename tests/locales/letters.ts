/** In which letters the words of a language are written. Names such as API are Latin everywhere. */
const scripts: Readonly<Record<string, string>> = {
  ar: 'Arabic',
  bg: 'Cyrillic',
  fa: 'Arabic',
  he: 'Hebrew',
  ja: 'Han}\\p{Script=Hiragana}\\p{Script=Katakana',
  ko: 'Hangul',
  ru: 'Cyrillic',
  sr: 'Cyrillic',
  th: 'Thai',
  uk: 'Cyrillic',
  'zh-CN': 'Han',
  'zh-TW': 'Han',
}

/** Letters of a neighbour, which come in with its words or with the wrong keyboard. */
const ofNeighbours: Readonly<Record<string, string>> = {
  az: 'âîû',
  bg: 'ыэёіїєђјљњћџ',
  cs: 'ľĺŕôäćđ',
  da: 'äöð',
  fa: 'يكىة',
  hr: 'ěřůąęqxy',
  nb: 'äöð',
  pt: 'ñ',
  ro: 'şţ',
  ru: 'іїєґјљњћџ',
  sk: 'ěřů',
  sl: 'ćđ',
  sr: 'ыэёъьщяюйіїє',
  'sr-Latn': 'ěřůqwxy',
  sv: 'æøð',
  tr: 'əxqw',
  uk: 'ыэёъ',
}

/** Pairs of characters that stand for each other: first the simplified one, then that of Taiwan. */
const pairs =
  '发發 档檔 经經 们們 个個 这這 时時 会會 为為 与與 设設 错錯 误誤 载載 选選 项項 权權 码碼 录錄 户戶 标標 题題 页頁 图圖 电電 话話 语語 请請 记記 访訪 问問 链鏈 连連 转轉 传傳 输輸 导導 复復 删刪 将將 应應 当當 换換 据據 数數 对對 显顯 预預 览覽 类類 组組 织織 结結 编編 辑輯 缩縮 网網 线線 级級 开開 关關 闭閉 间間 夹夾 块塊 仅僅 体體 储儲 冲衝 决決 击擊 划劃 创創 别別 办辦 务務 动動 区區 单單 参參 双雙 变變 启啟 员員 国國 场場 报報 处處 备備 头頭 实實 审審 宽寬 层層 属屬 带帶 帮幫 库庫 废廢 张張 异異 归歸 总總 态態 扩擴 执執 护護 择擇 断斷 旧舊 无無 术術 机機 条條 来來 构構 样樣 检檢 汇匯 测測 满滿 点點 状狀 现現 盘盤 确確 离離 种種 称稱 签簽 简簡 终終 给給 统統 继繼 续續 联聯 范範 虑慮 补補 见見 规規 视視 觉覺 计計 订訂 认認 议議 让讓 许許 论論 评評 试試 该該 详詳 说說 调調 谁誰 责責 败敗 贴貼 资資 软軟 较較 边邊 过過 还還 进進 远遠 违違 邮郵 释釋 钥鑰 钮鈕 锁鎖 键鍵 长長 阶階 际際 随隨 隐隱 顶頂 须須 顺順 频頻 验驗'.split(
    ' ',
  )

const simplified = pairs.map(([one]) => one).join('')
const traditional = pairs.map(([, other]) => other).join('')

/** What is written in letters that aren't the language's own. */
export function foreignLettersIn(language: string, text: string): string[] {
  const words = text.replace(/\bAPI\b/g, '')
  const script = scripts[language] ?? 'Latin'
  const strange = words.match(new RegExp(`[^\\p{Script=${script}}\\p{Script=Common}\\p{Mn}]`, 'gu'))
  const notHere = `${ofNeighbours[language] ?? ''}${notInChinese[language] ?? ''}`
  return [
    ...(strange ?? []).filter((letter) => letter !== '\u200c'),
    ...[...words.toLowerCase()].filter((letter) => notHere.includes(letter)),
  ]
}

/** The same for a sentence, in which names, code and what is typed stay Latin. */
export function foreignWordsIn(language: string, text: string): string[] {
  const said = text.replaceAll(/\{\{.*?\}\}|<[^>]*>|`[^`]*`|\S+@\S+/gu, ' ')
  const words = said.match(/[\p{L}\p{M}]+/gu) ?? []
  return words.filter(
    (word) => !isName(language, word) && foreignLettersIn(language, own(language, word)).length > 0,
  )
}

/** Where letters are others, all that is Latin is a name; elsewhere what is written as one. */
const isName = (language: string, word: string): boolean =>
  /^[A-Za-z]+$/.test(word) &&
  (language in scripts || /[A-Z]/.test(word.slice(1)) || names.test(word))

/** Of programs and pages, and what is typed into a terminal. */
const names = /^(payload(ova)?|markdown|web|npx|px|blockquote)$/i

/** In Asia endings are written onto a name; a Latin letter in a Cyrillic word was the wrong key. */
const own = (language: string, word: string): string =>
  ['ja', 'ko', 'th', 'zh-CN', 'zh-TW'].includes(language) ? word.replaceAll(/[A-Za-z]+/g, '') : word

const notInChinese: Readonly<Record<string, string>> = { 'zh-CN': traditional, 'zh-TW': simplified }

const latin: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', ђ: 'đ', е: 'e', ж: 'ž', з: 'z', и: 'i', ј: 'j' },
  ...{ к: 'k', л: 'l', љ: 'lj', м: 'm', н: 'n', њ: 'nj', о: 'o', п: 'p', р: 'r', с: 's', т: 't' },
  ...{ ћ: 'ć', у: 'u', ф: 'f', х: 'h', ц: 'c', ч: 'č', џ: 'dž', ш: 'š' },
}

/** Serbian has two alphabets for the same words. */
export const inLatin = (cyrillic: string): string =>
  [...cyrillic].map((letter) => latin[letter] ?? letter).join('')
