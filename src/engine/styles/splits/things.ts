import { wordSet } from '../../lexicon/word-set.ts';

/** What is surely an “it”, and takes a verb of one. */
export const THINGS = wordSet(`
  album book film song show game report study survey law plan project programme program system device car ship plane
  machine house building school university museum hospital church shop store factory town city village country state
  island river company firm charity agency bank industry market economy magazine newspaper website site service network
  app product drug virus disease deal court rule bill tax treaty storm fire earthquake explosion accident attack
  disaster research letter article technology software phone computer organisation organization group government
  council ministry department institute institution foundation association commission committee parliament party
  union club team army navy force regime administration authority campaign movement initiative scheme strategy policy
  proposal idea approach method model theory experiment trial test vaccine treatment medicine operation procedure
  process change trend rise fall increase decrease growth decline crisis war conflict battle strike protest election
  vote referendum decision verdict ruling agreement contract offer bid auction sale purchase price cost value budget
  fund loan debt job task role event festival competition tournament race match meeting conference summit ceremony
  exhibition concert play novel story poem painting picture photograph photo image video documentary series episode
  programme channel station radio television internet web page blog post message email call letter document file
  database map chart list index room hall tower bridge road street path track railway line train bus boat vessel
  aircraft helicopter rocket satellite spacecraft planet moon sun sea ocean lake mountain hill valley forest park garden
  farm field beach coast region area district province territory land site zone border wall fence gate door window
  restaurant cafe bar pub hotel chain business brand label studio theatre cinema gallery library laboratory lab plant
  mine well pipeline engine battery camera screen tool weapon bomb gun knife bottle bag box coin ring watch toy dress
  hat shirt shoe coat uniform flag statue sculpture mural monument tree flower animal bird fish whale shark bear
  elephant tiger lion wolf fox horse cow pig dog cat insect bee spider snake frog species meat bread milk sugar
  chocolate coffee tea wine beer water oil gas coal gold money cash currency law language word phrase name title
  course degree lesson class exam test school degree record history past future century year decade month week day night
  morning season winter summer move step effort attempt practice habit custom tradition culture religion problem issue
  question answer solution difference gap link connection relationship marriage career life death body brain heart skin
  blood bone hair eye hand face voice`);
