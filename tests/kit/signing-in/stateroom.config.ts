import { defineConfig } from 'stateroom-admin'
import { singleSignOn } from '../../../examples/single-sign-on/single-sign-on.ts'
import { twoFactor } from '../../../examples/two-factor/two-factor.ts'

const examples = '../../../examples'

/** A small site with both examples of how people sign in. */
export default defineConfig({
  siteName: 'Recto',
  admin: {
    components: {
      afterLogin: [
        {
          path: `${examples}/single-sign-on/components/SignInWith#SignInWith`,
          clientProps: { api: '/api/users', provider: 'Example ID' },
        },
      ],
      views: {
        twoFactor: {
          Component: `${examples}/two-factor/components/TwoFactor#TwoFactor`,
          path: '/two-factor',
        },
      },
    },
  },
  collections: [
    { slug: 'users', auth: true, admin: { useAsTitle: 'email' }, fields: [] },
    { slug: 'notes', admin: { useAsTitle: 'title' }, fields: [{ name: 'title', type: 'text' }] },
  ],
  plugins: [
    twoFactor({ collection: 'users', issuer: 'Recto' }),
    singleSignOn({
      collection: 'users',
      issuer: process.env.OIDC_ISSUER ?? '',
      clientId: 'recto',
      clientSecret: 'known-to-both',
    }),
  ],
})
