import { Chapter } from './Chapter.tsx'
import css from './gallery.module.css'

const grays = Array.from({ length: 12 }, (_, index) => `gray-${index + 1}`)
const surfaces = [
  'surface',
  'surface-raised',
  'surface-sunken',
  'surface-hover',
  'surface-selected',
]
const signs = ['accent', 'danger', 'sign-warning', 'sign-success', 'sign-info', 'focus']

export const TokenChapters = () => (
  <>
    <Chapter name="Colour">
      {[grays, surfaces, signs].map((names) => (
        <div key={names[0]} className={css.swatches}>
          {names.map((name) => (
            <div key={name} className={css.swatch}>
              <span style={{ background: `var(--${name})` }} />
              {name}
            </div>
          ))}
        </div>
      ))}
    </Chapter>
    <Chapter name="Type">
      <h1>On quiet tools</h1>
      <h2>What a lamp teaches</h2>
      <p>
        Body, 14 on 20. The content is the loudest thing on the screen; the panel recedes until it
        is needed. Zażółć gęślą jaźń · Съешь ещё этих булок · Ξεσκεπάζω τὴν ψυχοφθόρα.
      </p>
      <p className={css.page}>
        The page, 17 on 28, in Source Serif. A tool that is quiet lets the work be loud, and a room
        with one lamp is <em>large enough</em> for a thought.
      </p>
      <code>6920f1c2-on-quiet-tools · {'{ "status": "draft" }'}</code>
    </Chapter>
  </>
)
