import { createRoot } from 'react-dom/client'
import { svgStyle } from '#testing'
import { DeveloperPanel } from './DeveloperPanel.tsx'
import style from './developer.css?inline'
import { loadTexts } from './texts.ts'
import { watchActors } from './watch-actors.ts'

/*
 * Whoever loads this watches the machines of the page, and sees what happens to them. It must be loaded
 * before the first of them starts.
 */
const watch = watchActors()
const say = await loadTexts(document.documentElement.lang)
const host = document.createElement('div')
// Neither the panel's styles nor a site's reach in.
const root = host.attachShadow({ mode: 'open' })
const sheet = document.createElement('style')
sheet.textContent = `${svgStyle}\n${style}`
const place = document.createElement('div')
root.append(sheet, place)
document.body.append(host)
createRoot(place).render(<DeveloperPanel watch={watch} say={say} />)
