export { hu as payload } from '@payloadcms/translations/languages/hu'
