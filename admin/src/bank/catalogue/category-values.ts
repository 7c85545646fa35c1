/** What is free has no price. */
export const withoutPrice = <Values extends { is_premium?: boolean; price?: number | null }>(values: Values): Values =>
  values.is_premium ? values : { ...values, price: null }
