import '../../styles/all.css'
import { createRoot } from 'react-dom/client'
import { Gallery } from './Gallery.tsx'

const asked = new URLSearchParams(location.search)
const html = document.documentElement
const theme = asked.get('theme')
if (theme) html.dataset.theme = theme
if (asked.get('dir') === 'rtl') {
  html.dir = 'rtl'
  html.lang = 'ar'
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Gallery />)
