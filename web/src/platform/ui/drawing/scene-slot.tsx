// The place of a drawn scene. The drawings load later, in a separate chunk; if that fails, the words are still there.

import { lazy, Suspense, type ComponentType } from 'react'
import type { SceneProps } from './scene.tsx'
import classes from '../feedback/state.module.css'

const Scene = lazy((): Promise<{ default: ComponentType<SceneProps> }> => import('./scene.tsx').catch(() => ({ default: () => null })))

export const SceneSlot = (props: SceneProps) => (
  <div className={classes.scene}>
    <Suspense>
      <Scene {...props} />
    </Suspense>
  </div>
)
