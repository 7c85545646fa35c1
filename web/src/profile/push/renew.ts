// A browser may replace its subscription, or drop it. It tells the service worker (pushsubscriptionchange), which has no token and so cannot
// tell the server; not all browsers do. So the page looks when it is opened: until then the push service answers that the old one is gone.

import { queryClient } from '../../platform/calls/actions.ts'
import { call } from '../../platform/calls/api.ts'
import { useSession } from '../../platform/session/session.ts'
import { subscriptionNow } from './device.ts'

const readPublicKey = async () => {
  const reply = await call('get_push_settings', {})
  return reply && !reply.error ? reply.data.public_key : null
}

/** Tells the server where this browser is reached now, if it was on and was told something else last. */
export async function renewSubscription(): Promise<void> {
  const { token, pushEndpoint: told } = useSession.getState()
  if (token === null || told === null) return
  // What the browser's push service cannot do now is tried again with the next opening.
  const subscription = await subscriptionNow(readPublicKey).catch(() => null)
  const now = useSession.getState()
  // Meanwhile the player may have turned it off, or signed out.
  if (!subscription || subscription.endpoint === told || now.token !== token || now.pushEndpoint !== told) return
  const reply = await call('set_push_subscription', subscription)
  if (!reply || reply.error || useSession.getState().token !== token) return
  useSession.setState({ pushEndpoint: subscription.endpoint })
  void queryClient.invalidateQueries({ queryKey: ['get_push_settings'] })
}
