import type { ComponentPropsWithoutRef, FunctionComponent } from 'react'

export interface IconProps extends Partial<Omit<ComponentPropsWithoutRef<'svg'>, 'stroke'>> {
  size?: string | number
  stroke?: string | number
  title?: string
}

export type Icon = FunctionComponent<IconProps>
