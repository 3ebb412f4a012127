/** Of whom most people have one, so that “my sisters birthday” is hers: a pattern. */
export const ONE_PERSON =
  'grandmother|grandfather|mother|father|mum|mom|dad|wife|husband|partner|sister|brother|son|daughter|aunt|uncle|grandma|grandpa|boss|manager|landlord|landlady|flatmate|roommate|housemate|girlfriend|boyfriend|doctor|dentist|teacher|professor';
