"""What is said to somebody, as an assistant is told of them."""

import random

from hasten import Row
from network import Features
from persons import ask, put_before, speak_of, tell

FIRMS = (
    "the council,the team,hotel miramar,customer care,all tenants,the school office,alison and rob,brightwater media,the parents,the surgery,"
    "the bank,hr,the neighbours,the airline,support,my landlord,the nursery,the garage,the insurance,everyone,the club,the tenants,the company"
).split(",")
ONE_ROLES = "my boss,the plumber,my landlord,the teacher,my manager,the doctor,the vet,the builder,the tenant,my neighbour,the buyer,the client".split(",")
WOMEN = "mum,gran,my sister,my aunt,mrs hale,ms okafor,mia's teacher,the landlady,the nurse,my daughter".split(",")
MEN = "dad,grandad,my brother,my uncle,mr hale,mr okafor,leo's coach,the man next door,coach mike,my son".split(",")
# What an assistant is told before what it shall say
ORDERS = (
    "tell X|tell X that|let X know|let X know that|remind X that|email X that|write to X that|say to X|inform X that|reply to X|email to X .|X ,|"
    "message X|thank X for the email .|thank X for coming ,|thank X for the quote ,|say hi to X ,|chase X about the invoice .|wish X luck ,|"
    "follow up with X about the contract ,|congratulate X on the new job ,|apologise to X for the delay .|invite X to the party .|"
    "decline X's offer ,|ask X about the lease ,|write to X about the heating .|complain to X .|ask X for the form ,|need to tell X ,|"
    "check with X about the date .|remind X about the meeting ,|please write an email to X .|short note to X ,|answer X that|sorry to X ,|"
    "thank X .|accept X's invitation .|send X the figures ,|text X|say sorry to X for missing it ,|confirm with X ,|forward it to X ."
).split("|")
ASKING = "ask X if|ask X whether|find out from X if|check with X whether|ask if|ask whether".split("|")


def tell_of(row: Row, features: Features, rng: random.Random) -> Row:
    """What is said to somebody, as an assistant is told of them: behind an order to tell them, behind their name, or alone."""
    pronoun = rng.choice(["he", "she", "they"])
    told = speak_of(row, pronoun, rng)
    if told is None:
        return row
    given = rng.choice(features.given_names["women" if pronoun == "she" else "men"])
    roles = FIRMS if pronoun == "they" else ONE_ROLES if rng.random() < 0.5 else WOMEN if pronoun == "she" else MEN
    name = (rng.choice(roles) if pronoun == "they" or rng.random() < 0.35 else given if rng.random() < 0.6 else given.capitalize()).split()
    asked = ask(told)
    if asked is not None and rng.random() < 0.7:
        return tell(asked, rng.choice(ASKING), name)
    how = rng.random()
    if how < 0.65:
        return tell(told, rng.choice(ORDERS), name)
    return put_before(told, name) if how < 0.9 else told
