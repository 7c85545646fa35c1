// A browser may replace or drop its subscription. Some browsers then notify the service worker (pushsubscriptionchange), but it has no
// token and cannot tell the server. So the page checks at each start. Until then, the push service reports the old subscription as gone.

import { queryClient } from '../../platform/calls/actions.ts'
import { call } from '../../platform/calls/api.ts'
import { useSession } from '../../platform/session/session.ts'
import { subscriptionNow } from './device.ts'

const readPublicKey = async () => {
  const reply = await call('get_push_settings', {})
  return reply && !reply.error ? reply.data.public_key : null
}

/** Sends the current subscription to the server, if push is on here and the server knows another one. */
export async function renewSubscription(): Promise<void> {
  const { token, pushEndpoint: told } = useSession.getState()
  if (token === null || told === null) return
  // After a failure of the push service, the next start tries again.
  const subscription = await subscriptionNow(readPublicKey).catch(() => null)
  const now = useSession.getState()
  // The player may have turned push off or signed out meanwhile.
  if (!subscription || subscription.endpoint === told || now.token !== token || now.pushEndpoint !== told) return
  const reply = await call('set_push_subscription', subscription)
  if (!reply || reply.error || useSession.getState().token !== token) return
  useSession.setState({ pushEndpoint: subscription.endpoint })
  void queryClient.invalidateQueries({ queryKey: ['get_push_settings'] })
}
