import { defineConfig } from 'stateroom-admin'
import { twoFactor } from './two-factor.ts'

export default defineConfig({
  siteName: 'Recto',
  admin: {
    components: {
      views: { twoFactor: { Component: './components/TwoFactor#TwoFactor', path: '/two-factor' } },
    },
  },
  audit: {},
  collections: [
    { slug: 'users', auth: true, admin: { useAsTitle: 'email' }, fields: [] },
    { slug: 'notes', admin: { useAsTitle: 'title' }, fields: [{ name: 'title', type: 'text' }] },
  ],
  plugins: [twoFactor({ collection: 'users', issuer: 'Recto' })],
})
